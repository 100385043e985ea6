import type { ReactNode } from "react";
import "./table.css";

export interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and sums stand at the end. */
  readonly align?: "end" | undefined;
  /** May break over lines. */
  readonly wide?: boolean | undefined;
  /** On phones, where a row is two columns of lines without heads: left out, or a line of its own that begins with its head, which is a text then. */
  readonly phone?: "hidden" | "named" | undefined;
}

export interface RowGroup<Row> {
  readonly key: string;
  /** A heading over the rows ("Heute versenden, 23. November"); without it the rows stand alone. */
  readonly title?: ReactNode;
  readonly rows: readonly Row[];
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly groups: readonly RowGroup<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Makes the whole row a link; it wraps the content of the first cell. */
  readonly href?: ((row: Row) => string) | undefined;
  /** `rowKey` of the row that is open beside the list. */
  readonly current?: string | undefined;
}

/** A list of the office: rows of 54 px, grouped, each one link. On phones a row becomes a small card of lines. */
export function Table<Row>({ caption, columns, groups, rowKey, href, current }: TableProps<Row>) {
  const content = (row: Row, column: Column<Row>, index: number) =>
    index === 0 && href ? (
      <a className="table-link" href={href(row)}>
        {column.cell(row)}
      </a>
    ) : (
      column.cell(row)
    );
  return (
    <table className="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-align={column.align}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          {group.title && (
            <tr className="table-group">
              <th scope="rowgroup" colSpan={columns.length}>
                {group.title}
              </th>
            </tr>
          )}
          {group.rows.map((row) => (
            <tr key={rowKey(row)} className="table-row" aria-current={rowKey(row) === current ? "true" : undefined}>
              {columns.map((column, index) => (
                <td
                  key={column.key}
                  data-align={column.align}
                  data-wide={column.wide || undefined}
                  data-phone={column.phone}
                  data-head={column.phone === "named" && typeof column.head === "string" ? column.head : undefined}
                >
                  {content(row, column, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
