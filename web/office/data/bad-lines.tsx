import type { BadLine } from "../../../core/bad-line.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import { useOfficeMessages } from "../messages.ts";

/** The first bad lines of a file, with the rule each breaks. */
export function BadLines({ errors, count }: { readonly errors: readonly BadLine[]; readonly count: number }) {
  const t = useOfficeMessages().catalogue.files;
  const columns: readonly Column<BadLine>[] = [
    { key: "line", head: t.line, cell: ({ line }) => <b className="num">{line}</b> },
    { key: "column", head: t.column, cell: ({ column }) => column },
    { key: "place", head: t.place, wide: true, cell: ({ place }) => <span className="files-place">{place}</span> },
    { key: "rule", head: t.rule, wide: true, cell: ({ rule }) => rule },
  ];
  return (
    <>
      {errors.length < count && <p className="label">{t.first({ count: errors.length })}</p>}
      <Table
        caption={t.rule}
        columns={columns}
        groups={[{ key: "all", rows: errors }]}
        rowKey={(one) => `${one.line} ${one.column} ${one.rule}`}
      />
    </>
  );
}
