// What the pictures are taken on: a device that is touched and one with a mouse, in two sizes each.

export const DEVICES = {
  touch: {
    context: { hasTouch: true, isMobile: true },
    sizes: [
      { width: 360, height: 640 },
      { width: 768, height: 1024 },
    ],
  },
  desk: {
    isRoomy: true,
    context: {},
    sizes: [
      { width: 1366, height: 768 },
      { width: 1920, height: 1080 },
    ],
  },
};

/** A device in its smallest size and one theme: enough to see how the words of another language fit. */
export const small = (device) => ({ ...device, sizes: device.sizes.slice(0, 1), themes: THEMES.slice(0, 1) });

export const THEMES = ["light", "dark"];

/** The sizes of all devices, from the smallest on. */
export const SIZES = Object.values(DEVICES).flatMap(({ sizes }) => sizes);

/** How a size is written in a file's name. */
export const named = ({ width, height }) => `${width}x${height}`;

/** The file of a picture, in the folder of its language. */
export const fileOf = (phase, size, theme) => `${phase}.${named(size)}.${theme}.png`;
