import { compileElement } from "../compile-element.ts";
import type { DesignDocument, TextElement } from "../document.ts";
import type { FindingBody } from "../finding.ts";
import type { SurfaceLayout } from "../layout.ts";
import { type Material, materialOf, type Stock } from "../material.ts";
import { bindElement } from "./bind-fields.ts";
import { boundText, columnOfWord, fieldsIn, isBound } from "./placeholders.ts";
import type { Recipient, RecipientList } from "./recipient.ts";
import { recipientValue } from "./recipient-value.ts";

/** A finding on one recipient's piece. */
export interface RecipientFinding {
  /** Line of the recipient; null: it is so for all of them. */
  readonly line: number | null;
  readonly surface: string;
  readonly element: string;
  readonly body: RecipientFindingBody;
}

/** Findings of a text that depend on what a recipient is called. */
const ofText = ["characters-missing", "word-too-wide", "text-overflow", "words-cut-away"] as const;

export type RecipientFindingBody =
  /** The text shows a field that neither we nor the list know. */
  | { readonly reason: "field-unknown"; readonly field: string }
  /** The recipient has nothing there. */
  | { readonly reason: "field-empty"; readonly field: string }
  | Extract<FindingBody, { readonly reason: (typeof ofText)[number] }>;

type Drawn = Pick<DesignDocument, "photos" | "surfaces">;

interface BoundPlace {
  readonly element: TextElement;
  readonly layout: SurfaceLayout;
  readonly words: readonly { readonly word: string; readonly column: string }[];
}

/**
 * Findings for each recipient, computed on demand so that long lists block nothing.
 *
 * @param stock with the fonts for all letters of the list, see `lettersOfList`
 */
export function* recipientFindings(
  document: Drawn,
  layouts: readonly SurfaceLayout[],
  { columns, rows }: RecipientList,
  stock: Stock,
): Generator<readonly RecipientFinding[]> {
  const places = boundPlaces(document, layouts, { columns, rows });
  yield places.unknown;
  const material = materialOf(document.photos, stock);
  for (const row of rows) yield places.known.flatMap((place) => findingsAt(place, row, columns, material));
}

function boundPlaces({ surfaces }: Drawn, layouts: readonly SurfaceLayout[], { columns }: RecipientList) {
  const known: BoundPlace[] = [];
  const unknown: RecipientFinding[] = [];
  for (const layout of layouts) {
    const { elements = [] } = surfaces.find(({ id }) => id === layout.surface) ?? {};
    for (const element of elements.filter(isBound)) {
      const words = fieldsIn(boundText(element) ?? "").map((word) => ({ word, column: columnOfWord(word, columns) }));
      for (const { word, column } of words) {
        if (column !== null) continue;
        const body = { reason: "field-unknown", field: word } as const;
        unknown.push({ line: null, surface: layout.surface, element: element.id, body });
      }
      known.push({ element, layout, words: words.flatMap(({ word, column }) => (column ? [{ word, column }] : [])) });
    }
  }
  return { known, unknown };
}

function findingsAt(
  { element, layout, words }: BoundPlace,
  row: Recipient,
  columns: RecipientList["columns"],
  material: Material,
): readonly RecipientFinding[] {
  const about = (body: RecipientFindingBody): RecipientFinding => ({
    line: row.line,
    surface: layout.surface,
    element: element.id,
    body,
  });
  const empty = words.filter(({ column }) => recipientValue(row, column) === "" && !mayBeEmpty(column));
  const { findings } = compileElement(bindElement(element, row, columns), layout, material);
  return [
    ...empty.map(({ word }) => about({ reason: "field-empty", field: word })),
    ...findings.flatMap((body) => (isOfText(body) ? [about(body)] : [])),
  ];
}

/** Columns that many addresses do not need. */
const mayBeEmpty = (column: string): boolean =>
  ["title", "company", "extra", "houseNumber", "state", "country"].includes(column);

const isOfText = (body: FindingBody): body is Extract<RecipientFindingBody, FindingBody> =>
  (ofText as readonly string[]).includes(body.reason);
