import type { LineRecipients } from "../../../services/orders/contract.ts";
import type { Messages } from "../../words/messages.generated.ts";

type Guest = LineRecipients["recipients"][number];
type Words = Messages["checkout"]["sending"];

/** How many of a list are shown at a time; the others are found by searching. */
export const shownGuests = 100;

/** Those whose name or town has what was typed. */
export function matching(guests: readonly Guest[], typed: string): readonly Guest[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return wanted === ""
    ? guests
    : guests.filter(({ name, city }) => `${name} ${city}`.toLocaleLowerCase().includes(wanted));
}

/** "Zeile 5, Kim Ohneort: Straße fehlt, Postleitzahl passt nicht zum Land" */
export function unreachableText({ line, name, faults }: Guest, t: Words): string {
  const who = [t.row({ line }), ...(name === "" ? [] : [name])].join(", ");
  return `${who}: ${faults.map((fault) => faultText(fault, t.faults)).join(", ")}`;
}

function faultText({ field, code }: Guest["faults"][number], t: Words["faults"]): string {
  if (code === "required") return t.missing[field as keyof typeof t.missing] ?? t.other;
  if (code.startsWith("state-")) return t.missing.state;
  const said = t[code as keyof typeof t];
  return typeof said === "string" ? said : t.other;
}
