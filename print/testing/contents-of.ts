import { inflateSync } from "node:zlib";
import { EditablePdf } from "./editable-pdf.ts";

/** The content streams of a file of our own writer, forms and pages, in the order in which they were begun. */
export function contentsOf(pdf: Buffer): readonly string[] {
  const { objects } = new EditablePdf(pdf);
  const heads = [...objects.values()].map(({ head }) => head);
  const contents = new Set(heads.flatMap((head) => /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? []).map(Number));
  return [...objects].flatMap(([number, { head, data }]) =>
    data && (contents.has(number) || head.includes("/Subtype /Form")) ? [inflateSync(data).toString("latin1")] : [],
  );
}
