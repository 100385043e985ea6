import type { TextElement } from "../../../design/document.ts";
import type { Size } from "../../../design/geometry.ts";
import type { Zone } from "../../../design/layout.ts";
import type { Step } from "../../../design/operation.ts";
import { bindElement } from "../../../design/recipients/bind-fields.ts";
import { boundText, columnOfWord, fieldsIn } from "../../../design/recipients/placeholders.ts";
import type { Recipient, RecipientColumn } from "../../../design/recipients/recipient.ts";
import { recipientValue } from "../../../design/recipients/recipient-value.ts";
import { fitSize, LEAST_TYPE } from "../../../design/text/fit-text.ts";
import type { TextMaterial } from "../../../design/text/text-setting.ts";
import { textRemedies } from "../tools/text/remedies.ts";
import type { Trouble } from "./troubles.ts";

export type Misfit = Extract<Trouble, { reason: "text-overflow" | "word-too-wide" | "words-cut-away" }>;

/**
 * What helps when the words of a recipient do not fit. `smaller`: smaller type on those pieces alone that need it;
 * `more-lines`, `larger-box`, `move-inside`: room for another line, a wider box, or one off the punching, on all
 * pieces.
 */
interface FitRemedy {
  readonly kind: "smaller" | "more-lines" | "larger-box" | "move-inside";
  readonly step: Step;
}

interface Fitting {
  readonly columns: readonly RecipientColumn[];
  /** With the fonts for all letters of the list. */
  readonly material: TextMaterial;
  /** Of the side, micrometres. */
  readonly trim: Size;
  readonly zones: readonly Zone[];
}

export const isMisfit = (trouble: Trouble): trouble is Misfit =>
  trouble.reason === "text-overflow" || trouble.reason === "word-too-wide" || trouble.reason === "words-cut-away";

/** Each mends what was found for this recipient with one click, the best first. */
export function fitRemedies(
  { line: _, ...found }: Misfit,
  element: TextElement,
  row: Recipient,
  { columns, material, trim, zones }: Fitting,
): readonly FitRemedy[] {
  if (element.locked) return [];
  const bound = bindElement(element, row, columns);
  const { id, frame } = element;
  const remedies: FitRemedy[] = [];
  const all = textRemedies({ surface: "", ...found }, bound, { material, trim, zones });
  const inside = all.find(({ remedy }) => remedy === "move-inside");
  if (inside) return [{ kind: "move-inside", step: inside.step }];
  const larger = all.find(({ remedy }) => remedy === "enlarge-box");
  if (larger?.step.type === "setElement") {
    const { frame: box }: Pick<TextElement, "frame"> = Object.assign({}, element, larger.step.set);
    remedies.push({ kind: box.width > frame.width ? "larger-box" : "more-lines", step: larger.step });
  }
  if (found.reason !== "words-cut-away" && element.fit === "report" && fitSize(bound, frame, material, LEAST_TYPE))
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
