import { type Label, labelFor } from "../../core/labels.ts";
import { locales, readLocale } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type QueryParameters, queryText } from "../../core/query-string.ts";
import { type Shop, shopOf } from "../../core/shop.ts";
import type { Refusal } from "../../products/kind.ts";
import { isGiven, refuse } from "../../products/link-values.ts";
import { type CountRange, parameterOf } from "../../products/offer.ts";
import { readStrictly } from "../../products/read-strictly.ts";
import type { AnyKind } from "../../products/registry.ts";
import type { RefusedField } from "./contract.ts";
import type { PriceContext } from "./price-context.ts";
import { reasonsOf } from "./price-of.ts";

/** A value that could be written, and how visitors call it; null for what only programs write. */
export interface Possible {
  readonly value: string;
  readonly label?: Label | null;
}

/** A refusal before it is put into words, and what could be written instead: values, or a range of whole numbers. */
export interface Refused extends Refusal {
  readonly possible?: readonly Possible[];
  readonly range?: CountRange;
}

/** Most values that are listed in a refusal, and most that its sentence names. */
const mostListed = 200;
const mostNamed = 16;

/**
 * The kind of a query: the path's own, that of `productType`, or the one that its fields mean (specification section
 * 3).
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
    if (!kind) {
      const value = (text ?? "").slice(0, 60);
      return failed([{ ...refuse(field, "product-unknown", { value }), possible: kinds.map(namedKind) }]);
    }
    if (own && kind !== own) {
      return failed([{ ...refuse(field, "product-other", { value: own.key }), possible: [namedKind(own)] }]);
    }
    return done(kind);
  }
  const kind = own ?? kinds.find((one) => one.recognises(query));
  return kind ? done(kind) : failed([{ ...refuse(field, "product-missing"), possible: kinds.map(namedKind) }]);
}

const namedKind = ({ key, offer }: AnyKind): Possible => ({ value: key, label: labelFor(offer.label) });

export const withoutLabel = (value: string): Possible => ({ value });

/** The shop a query is for: that of the headers, unless the link says its locale. */
export function shopOfQuery(shop: Shop, query: QueryParameters): Outcome<Shop, readonly Refused[]> {
  if (!isGiven(query.locale)) return done(shop);
  const text = queryText(query, "locale");
  const locale = readLocale(text);
  if (locale) return done(shopOf(shop.channel, locale));
  const value = (text ?? "").slice(0, 60);
  return failed([{ ...refuse("locale", "locale-unknown", { value }), possible: locales.map(withoutLabel) }]);
}

/** The configuration that is asked for, or everything that is wrong with it and how to mend it. */
export function readChoice(context: PriceContext, query: QueryParameters): Outcome<unknown, readonly Refused[]> {
  const read = readStrictly(context.kind, query, context.data, context.opening);
  if (read.ok) return read;
  const { refusals, nearest } = read.error;
  return failed(refusals.map((refusal) => withPossible(context, refusal, nearest)));
}

/** A field of the configuration under the name the query said it by, or could have: `format` as `formatType`. */
export function sentName(offer: AnyKind["offer"], field: string, query: QueryParameters): string {
  const [head = field, ...rest] = field.split(".");
  return [parameterOf(offer, head, query) ?? head, ...rest].join(".");
}

/** The values a field could have beside everything else that was understood. */
export function withPossible(context: PriceContext, refusal: Refusal, nearest: unknown): Refused {
  const ladder = context.kind.offer.ladders(nearest, context.data).find(({ field }) => field === refusal.field);
  if (ladder?.range) return { ...refusal, range: ladder.range };
  const possible = ladder
    ? ladder.steps.map(({ value }) => withoutLabel(String(value)))
    : possibleValues(context, refusal.field, nearest);
  return possible.length > 0 ? { ...refusal, possible: possible.slice(0, mostListed) } : refusal;
}

/** Possible values of a field that is no count. */
export function possibleValues(
  { kind, data, opening }: Pick<PriceContext, "kind" | "data" | "opening">,
  field: string,
  nearest: unknown,
): readonly Possible[] {
  const { offer } = kind;
  const own = offer.values?.(field, nearest, data);
  if (own) return own.map(withoutLabel);
  if (field === offer.fields.format) return offer.formats(nearest, data, opening);
  if (field === offer.fields.type) return offer.types(nearest, data, opening);
  const groups = offer.options(nearest, data, opening);
  const name = field.replace(/^optionTypes\./, "");
  return groups.find(({ key }) => key === name)?.values.filter(({ refusal }) => !refusal) ?? [];
}

/** Refusals in the visitor's language, each with what could be written instead as far as that fits a sentence. */
export const refusedFields = (context: Pick<PriceContext, "text">, refused: readonly Refused[]): RefusedField[] =>
  refused.map(({ possible, range, ...refusal }) => {
    const [reason] = reasonsOf(context, [refusal]);
    if (!reason) throw new Error("a refusal without reason");
    const mend = mendOf(refusal, possible, range);
    return {
      ...reason,
      text: mend ? `${reason.text} ${context.text(mend)}` : reason.text,
      ...(possible ? { possible: possible.map(({ value }) => value) } : {}),
      ...(range ? { range } : {}),
    };
  });

/** Sentences for visitors contain names, never keys. A reason that states the range needs no second one. */
function mendOf({ params }: Refusal, possible: Refused["possible"], range: CountRange | undefined): Label | null {
  if (range) return Object.values(params).includes(range.max) ? null : labelFor("refusal.possible-range", { ...range });
  const labels = possible?.flatMap(({ label }) => (label ? [label] : [])) ?? [];
  if (labels.length === 0 || labels.length > mostNamed || labels.length < (possible?.length ?? 0)) return null;
  return labelFor("refusal.possible", { values: { list: labels } });
}
