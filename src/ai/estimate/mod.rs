pub mod features;
