import { labelFor } from "../../core/labels.ts";
import { locales, readLocale } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type QueryParameters, queryText } from "../../core/query-string.ts";
import { type Shop, shopOf } from "../../core/shop.ts";
import type { Refusal } from "../../products/kind.ts";
import { isGiven, refuse } from "../../products/link-values.ts";
import { readStrictly } from "../../products/read-strictly.ts";
import type { AnyKind } from "../../products/registry.ts";
import type { RefusedField } from "./contract.ts";
import type { KindDesk } from "./kind-desk.ts";
import { reasonsOf } from "./price-of.ts";

/** A refusal before it is put into words, and what could be written instead. */
export interface Refused extends Refusal {
  readonly possible?: readonly string[];
}

/** Most values that are listed in a refusal, and most that its sentence names. */
const mostListed = 200;
const mostNamed = 12;

/**
 * The kind a query is about: the path's own, what `productType` names, or what the fields mean (specification section 3).
 *
 * @param own the kind the path belongs to
 */
export function kindOfQuery(
  kinds: readonly AnyKind[],
  query: QueryParameters,
  own: AnyKind | null,
): Outcome<AnyKind, readonly Refused[]> {
  const named = query.productType;
  const field = "productType";
  if (isGiven(named)) {
    const text = queryText(query, field);
    const kind = kinds.find(({ key, productType }) => key === text || productType === text);
    const possible = kinds.map(({ key }) => key);
    if (!kind) {
      return failed([{ ...refuse(field, "product-unknown", { value: (text ?? "").slice(0, 60) }), possible }]);
    }
    if (own && kind !== own) {
      return failed([{ ...refuse(field, "product-other", { value: own.key }), possible: [own.key] }]);
    }
    return done(kind);
  }
  const kind = own ?? kinds.find((one) => one.recognises(query));
  return kind ? done(kind) : failed([{ ...refuse(field, "product-missing"), possible: kinds.map(({ key }) => key) }]);
}

/** The shop a query is for: that of the headers, unless the link says its locale. */
export function shopOfQuery(shop: Shop, query: QueryParameters): Outcome<Shop, readonly Refused[]> {
  if (!isGiven(query.locale)) return done(shop);
  const text = queryText(query, "locale");
  const locale = readLocale(text);
  if (locale) return done(shopOf(shop.channel, locale));
  const value = (text ?? "").slice(0, 60);
  return failed([{ ...refuse("locale", "locale-unknown", { value }), possible: locales }]);
}

/** The configuration that is asked for, or everything that is wrong with it and how to mend it. */
export function readChoice(desk: KindDesk, query: QueryParameters): Outcome<unknown, readonly Refused[]> {
  const read = readStrictly(desk.kind, query, desk.data, desk.opening);
  if (read.ok) return read;
  const { refusals, nearest } = read.error;
  return failed(refusals.map((refusal) => withPossible(desk, refusal, nearest)));
}

/** The values a field could have beside everything else that was understood. */
export function withPossible(desk: KindDesk, refusal: Refusal, nearest: unknown): Refused {
  const possible = possibleValues(desk, refusal.field, nearest);
  return possible.length > 0 ? { ...refusal, possible: possible.slice(0, mostListed) } : refusal;
}

function possibleValues({ kind, data, opening }: KindDesk, field: string, nearest: unknown): readonly string[] {
  const { offer } = kind;
  const own = offer.values?.(field, nearest, data);
  if (own) return own;
  if (field === offer.fields.format) return offer.formats(nearest, data, opening).map(({ value }) => value);
  if (field === offer.fields.type) return offer.types(nearest, data, opening).map(({ value }) => value);
  const name = field.replace(/^optionTypes\./, "");
  const group = offer.options(nearest, data, opening).find(({ key }) => key === name);
  if (group) return group.values.filter(({ refusal }) => !refusal).map(({ value }) => value);
  const ladder = offer.ladders(nearest, data).find((one) => one.field === field);
  return ladder?.steps.map(({ value }) => String(value)) ?? [];
}

/** Refusals in the visitor's language, each with what could be written instead as far as that fits a sentence. */
export const refusedFields = (desk: Pick<KindDesk, "text">, refused: readonly Refused[]): RefusedField[] =>
  refused.map(({ possible, ...refusal }) => {
    const [reason] = reasonsOf(desk, [refusal]);
    if (!reason) throw new Error("a refusal without reason");
    if (!possible) return reason;
    const values = possible.join(", ");
    const mend = possible.length <= mostNamed ? ` ${desk.text(labelFor("refusal.possible", { values }))}` : "";
    return { ...reason, text: reason.text + mend, possible: [...possible] };
  });
