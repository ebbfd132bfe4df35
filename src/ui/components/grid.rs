use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct GridProps {
    pub(in crate::ui) caption: AttrValue,
    /// The heads of the columns, and whether a column holds numbers.
    pub(in crate::ui) heads: Vec<(String, bool)>,
    /// The rows, each with the cells of its columns; the first heads the row.
    pub(in crate::ui) rows: Vec<Vec<Html>>,
    /// The rows of sums.
    #[prop_or_default]
    pub(in crate::ui) foot: Vec<Vec<Html>>,
}

/// A table of figures.
#[component]
pub(in crate::ui) fn Grid(GridProps { caption, heads, rows, foot }: &GridProps) -> Html {
    let align =
        |column: usize| heads.get(column).is_some_and(|(_, is_number)| *is_number).then_some("end");
    let row = |(number, cells): (usize, &Vec<Html>)| {
        html! {
            <tr key={number}>
                for (column, cell) in cells.iter().enumerate() {
                    if column == 0 {
                        <th scope="row" class="kos-grid__cell">{ cell.clone() }</th>
                    } else {
                        <td class="kos-grid__cell" data-align={align(column)}>{ cell.clone() }</td>
                    }
                }
            </tr>
        }
    };
    html! {
        <div class="kos-scroll" role="region" aria-label={caption} tabindex="0">
            <table class="kos-grid">
                <caption class="kos-grid__caption">{ caption }</caption>
                <thead>
                    <tr>
                        for (column, (head, _)) in heads.iter().enumerate() {
                            <th scope="col" class="kos-grid__head" data-align={align(column)}>
                                { head }
                            </th>
                        }
                    </tr>
                </thead>
                <tbody>{ for rows.iter().enumerate().map(row) }</tbody>
                if !foot.is_empty() {
                    <tfoot class="kos-grid__foot">{ for foot.iter().enumerate().map(row) }</tfoot>
                }
            </table>
        </div>
    }
}
