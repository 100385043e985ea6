import { fieldOfWord, type RecipientField } from "../../../design/recipients/fields.ts";
import type { ListFault } from "../../../design/recipients/list-faults.ts";
import { listFaults } from "../../../design/recipients/list-faults.ts";
import type { RecipientList } from "../../../design/recipients/recipient.ts";
import type { RecipientFinding, RecipientFindingBody } from "../../../design/recipients/recipient-findings.ts";

/** What a line needs somebody for: a fault of the list, or of what would be printed. */
export type Trouble = ListFault | ({ readonly line: number; readonly element: string } & RecipientFindingBody);

/** By line; a field that is missing is said once, as a fault of the list where it is one. */
export function troublesOf(
  list: RecipientList,
  findings: readonly RecipientFinding[],
): ReadonlyMap<number, readonly Trouble[]> {
  const found = findings.flatMap(({ line, element, body }): readonly Trouble[] =>
    line === null ? [] : [{ ...body, line, element }],
  );
  const troubles = new Map<number, Trouble[]>();
  for (const one of [...listFaults(list), ...found]) {
    const there = troubles.get(one.line);
    if (!there) troubles.set(one.line, [one]);
    else if (!there.some((other) => isSame(other, one))) there.push(one);
  }
  return troubles;
}

/** Faults of the list that say which field is missing. */
const saysMissing: Readonly<Partial<Record<Trouble["reason"], RecipientField>>> = {
  "postcode-missing": "postcode",
  nameless: "name",
};

/** The same would be said twice. */
function isSame(one: Trouble, other: Trouble): boolean {
  if (other.reason === "field-empty" && saysMissing[one.reason] === fieldOfWord(other.field)) return true;
  const { element: _, ...here } = { element: "", ...one };
  const { element: __, ...there } = { element: "", ...other };
  return JSON.stringify(here) === JSON.stringify(there);
}
