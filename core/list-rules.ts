/** A thing that a price list names but does not contain. */
type Thing =
  | "accessory"
  | "binding"
  | "box"
  | "calendar type"
  | "card"
  | "cover"
  | "design"
  | "end paper"
  | "format"
  | "format list"
  | "frame"
  | "frame type"
  | "lamination"
  | "material"
  | "mounting"
  | "option"
  | "paper"
  | "printing"
  | "resolution"
  | "shape"
  | "surface"
  | "type"
  | "weight";

/** Rules that data must keep, each with its facts. */
interface RuleFacts {
  readonly unknown: { what: Thing; name: string; of?: string };
  readonly missing: object;
  readonly "day-missing": object;
  readonly "no-such-field": object;
  readonly twice: { name: string };
  readonly "plain-key": object;
  readonly "not-a-format": object;
  readonly "not-a-category": object;
  readonly "not-a-sku": object;
  readonly "null-character": object;
  readonly "must-rise": { what: "price breaks" | "sizes" | "quantities" };
  readonly "from-one": object;
  readonly "from-one-and-rise": object;
  readonly "last-band-open": object;
  readonly "page-steps": object;
  readonly "class-prices": { country: string };
  readonly "no-frame": { format: string };
  readonly "set-size": { count: number };
  readonly "needs-later": { name: string; needed: string };
  readonly "not-before": { day: string };
  readonly "not-after": { day: string };
  readonly "release-stands": { release: number };
  readonly "rate-missing": { day: string };
  readonly "two-rates": { day: string };
  readonly "wrong-currency": { currency: string };
  readonly "no-time-zone": object;
  readonly "ends-before": { day: string };
  readonly needed: object;
  readonly "home-needed": object;
  readonly "text-missing": { because: string };
  readonly "no-such-label": object;
  readonly "no-message": object;
  readonly "other-places": { places: string };
  readonly "material-on-page": { material: string };
  readonly "format-on-page": { format: string };
  readonly "choice-on-page": { field: string; reason: string };
  readonly "said-elsewhere": { file: string };
  readonly "collage-gone": object;
  readonly "collage-photos": { photos: number; sold: number; shape: string };
}

/** A rule that data must keep, with its facts; the server has the sentences for operators (`server/shop-data`). */
export type ListRule = {
  [Rule in keyof RuleFacts]: { readonly rule: Rule } & Readonly<RuleFacts[Rule]>;
}[keyof RuleFacts];

/** The rule and its facts, for programs. */
function plainText({ rule, ...facts }: ListRule): string {
  const said = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  return said.length === 0 ? rule : `${rule}: ${said.join(", ")}`;
}

/** A rule as a zod issue; `ruleOfIssue` finds it there again. */
export const asIssue = (rule: ListRule) =>
  ({ code: "custom", message: plainText(rule), params: { listRule: rule } }) as const;

/** Keys of the lists' own, as `fine-art`. */
export const plainKey = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The rule behind a zod issue; null where zod has its own message.
 *
 * @param value the value found: an empty field is reported as empty, not by the form it should have
 */
export function ruleOfIssue(issue: object, value: unknown): ListRule | null {
  const { params, pattern, format } = issue as { params?: { listRule?: ListRule }; pattern?: string; format?: string };
  if (value === "") return { rule: format === "date" ? "day-missing" : "missing" };
  return params?.listRule ?? (pattern === String(plainKey) ? { rule: "plain-key" } : null);
}
