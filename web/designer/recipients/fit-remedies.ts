import type { TextElement } from "../../../design/document.ts";
import type { Size } from "../../../design/geometry.ts";
import type { Step } from "../../../design/operation.ts";
import { bindElement } from "../../../design/recipients/bind-fields.ts";
import { boundText, columnOfWord, fieldsIn } from "../../../design/recipients/placeholders.ts";
import type { Recipient, RecipientColumn } from "../../../design/recipients/recipient.ts";
import { recipientValue } from "../../../design/recipients/recipient-value.ts";
import { fitSize, LEAST_TYPE } from "../../../design/text/fit-text.ts";
import type { TextMaterial } from "../../../design/text/text-setting.ts";
import { textRemedies } from "../tools/text/remedies.ts";
import type { Trouble } from "./troubles.ts";

export type Misfit = Extract<Trouble, { reason: "text-overflow" | "word-too-wide" }>;

/**
 * What helps when the words of a recipient do not fit. `smaller`: smaller type on those pieces alone that need it;
 * `more-lines`, `larger-box`: room for another line, or a wider box, on all pieces.
 */
interface FitRemedy {
  readonly kind: "smaller" | "more-lines" | "larger-box";
  readonly step: Step;
}

interface Fitting {
  readonly columns: readonly RecipientColumn[];
  /** With the fonts for all letters of the list. */
  readonly material: TextMaterial;
  /** Of the side, micrometres. */
  readonly trim: Size;
}

export const isMisfit = (trouble: Trouble): trouble is Misfit =>
  trouble.reason === "text-overflow" || trouble.reason === "word-too-wide";

/** Each mends what was found for this recipient by one press, the best first. */
export function fitRemedies(
  { line: _, ...found }: Misfit,
  element: TextElement,
  row: Recipient,
  { columns, material, trim }: Fitting,
): readonly FitRemedy[] {
  if (element.locked) return [];
  const bound = bindElement(element, row, columns);
  const { id, frame } = element;
  const remedies: FitRemedy[] = [];
  const larger = textRemedies({ surface: "", ...found }, bound, { material, trim }).find(
    ({ remedy }) => remedy === "enlarge-box",
  );
  if (larger?.step.type === "setElement") {
    const { frame: box }: Pick<TextElement, "frame"> = Object.assign({}, element, larger.step.set);
    remedies.push({ kind: box.width > frame.width ? "larger-box" : "more-lines", step: larger.step });
  }
  if (element.fit === "report" && fitSize(bound, frame, material, LEAST_TYPE))
    remedies.push({ kind: "smaller", step: { type: "setElement", element: id, set: { fit: "shrink" } } });
  return remedies;
}

/** The longest value of a recipient that a text shows: what can be shortened; null: the text shows none of hers. */
export function longestValue(element: TextElement, row: Recipient, columns: readonly RecipientColumn[]): string | null {
  const shown = fieldsIn(boundText(element) ?? "").flatMap((word) => columnOfWord(word, columns) ?? []);
  const own = shown.flatMap((key) => (key === "name" && !row.values.name ? ["firstName", "lastName"] : [key]));
  const written = own.filter((key) => row.values[key] && columns.some((column) => column.key === key));
  const length = (key: string) => recipientValue(row, key).length;
  return written.toSorted((one, other) => length(other) - length(one))[0] ?? null;
}
