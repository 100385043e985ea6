import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type QueryParameters, queryText } from "../../core/query-string.ts";
import type { Quote, Refusal } from "../../products/kind.ts";
import { isGiven, refuse } from "../../products/link-values.ts";
import type { KindAccessories, OfferedAccessory } from "../../products/offer.ts";
import { type AnyKind, designerLink } from "../../products/registry.ts";
import type { AccessoryPrice, Price } from "./contract.ts";
import type { PriceContext } from "./price-context.ts";
import { linesOf, priceOf, reasonsOf } from "./price-of.ts";
import { type Refused, withPossible } from "./read-choice.ts";

type Answer<Value> = Outcome<Value, readonly Refused[]>;
interface Wanted {
  readonly sku: string;
  readonly quantity: number;
}

function accessoriesOf({ kind }: PriceContext): KindAccessories<object, unknown> {
  if (!kind.offer.accessories) throw new Error(`${kind.key} has no accessories`);
  return kind.offer.accessories;
}

/** Taxed as what they go with is. */
function quoteOf(context: PriceContext, configuration: object): Outcome<Quote, readonly Refusal[]> {
  const tax = context.taxOf("printed-standard");
  return accessoriesOf(context).quote(configuration, context.data, { ...context.terms, tax });
}

/** No campaign reduces accessories, so nothing has to be looked up. */
const shown = (context: PriceContext, configuration: object, quote: Quote): Price =>
  priceOf(context, configuration, quote);

/** Everything that goes with the choice, priced for one. */
export function accessoryList(context: PriceContext, choice: object) {
  const { list, alone, madeFor } = accessoriesOf(context);
  const alonePrice = (sku: string): Price | null => {
    const configuration = alone(choice, context.data, [{ sku, quantity: 1 }]);
    const quoted = quoteOf(context, configuration);
    return quoted.ok ? shown(context, configuration, quoted.value) : null;
  };
  return {
    madeFor: madeFor(choice, context.data, context.opening).map(({ value, label, chosen }) => {
      return { value, label: context.text(label), chosen };
    }),
    accessories: list(choice, context.data, 1).map(({ value, type, label, chosen, configuration }) => {
      const quoted = quoteOf(context, configuration);
      return {
        sku: value,
        type,
        label: context.text(label),
        chosen,
        alonePrice: alonePrice(value),
        ...(quoted.ok
          ? { price: shown(context, configuration, quoted.value), reasons: [] }
          : { price: null, reasons: reasonsOf(context, quoted.error) }),
      };
    }),
  };
}

/** The accessories of the choice, each and together, without what they go with. */
export function accessoryPrice(context: PriceContext, choice: object): Answer<AccessoryPrice> {
  const { accessories: wanted = [] } = choice as { accessories?: readonly Wanted[] };
  if (wanted.length === 0) return failed([mended(context, refuse("accessory", "unreadable"), choice)]);
  return pricedTogether(context, accessoriesOf(context).withAccessories(choice, wanted), wanted);
}

function pricedTogether(
  context: PriceContext,
  configuration: object,
  wanted: readonly Wanted[],
): Answer<AccessoryPrice> {
  const quoted = quoteOf(context, configuration);
  if (!quoted.ok) return failed(quoted.error.map((one) => mended(context, one, configuration)));
  const { net, tax, gross } = quoted.value;
  const each = wanted.flatMap(({ sku, quantity }) => {
    const alone = accessoriesOf(context).withAccessories(configuration, [{ sku, quantity }]);
    const price = quoteOf(context, alone);
    const label = labelOf(context, quoted.value, sku);
    return price.ok ? [{ sku, quantity, label, price: shown(context, alone, price.value) }] : [];
  });
  const price = shown(context, configuration, quoted.value);
  return done({ accessories: each, price, lines: linesOf(context, quoted.value), net, tax, gross });
}

const labelOf = (context: PriceContext, { lines }: Quote, sku: string): string => {
  const line = lines.find(({ key }) => key === `accessory.${sku}`);
  return line ? context.text(line.label) : sku;
};

/** Accessories have no option group of their own; what is possible are the SKUs that go with the choice. */
function mended(context: PriceContext, refusal: Refusal, configuration: object): Refused {
  if (!refusal.field.startsWith("accessor")) return withPossible(context, refusal, configuration);
  const known = accessoriesOf(context).list(configuration, context.data, 1) as readonly OfferedAccessory<object>[];
  return { ...refusal, possible: known.map(({ value }) => ({ value })) };
}

/** An order of accessories for a choice, checked and priced as a whole, and the link that carries it. */
export function accessoryOrder(context: PriceContext, choice: object, wanted: readonly Wanted[]): Answer<unknown> {
  const twice = wanted.find(({ sku }, index) => wanted.findIndex((one) => one.sku === sku) < index);
  if (twice) return failed([refuse(`accessories.${twice.sku}`, "given-once", { field: twice.sku })]);
  const configuration = accessoriesOf(context).alone(choice, context.data, wanted);
  const priced = pricedTogether(context, configuration, wanted);
  if (!priced.ok) return priced;
  const line = { kind: context.kind.key, configuration, quantity: 1 };
  return done({ ...priced.value, configuration, line, link: intoBasket(context, configuration) });
}

/** Nothing is designed on accessories: their link leads into the basket. */
export const intoBasket = ({ kind }: PriceContext, configuration: object): string =>
  designerLink(kind, configuration, { addToCart: "1" });

/** The kind an accessory's article number belongs to. */
export const kindOfSku = (kinds: readonly AnyKind[], sku: string): AnyKind | undefined =>
  kinds.find(({ offer }) => offer.accessories?.recognises(sku));

/** One accessory by `sku` and `quantity`, with what the other parameters name or the first it suits. */
export function oneAccessory(context: PriceContext, choice: object, query: QueryParameters): Answer<unknown> {
  const { kind, data } = context;
  const sku = queryText(query, "sku") ?? "";
  const accessories = accessoriesOf(context);
  const named = isGiven(query[kind.offer.fields.format]);
  const base = named ? choice : accessories.choiceFor(sku, choice, data);
  const quantity = quantityOf(query);
  if (quantity === null) return failed([refuse("quantity", "unreadable")]);
  const priced = pricedTogether(context, accessories.withAccessories(base, [{ sku, quantity }]), [{ sku, quantity }]);
  if (!priced.ok) return priced;
  const [one] = priced.value.accessories;
  const type = accessories.list(base, data, 1).find(({ value }) => value === sku)?.type ?? "standard";
  return done({ kind: kind.key, type, ...one, lines: priced.value.lines, configuration: base });
}

/** One piece with the first thing it suits; null for a number that the catalogue does not have. */
export function accessoryAlone(context: PriceContext, choice: object, sku: string) {
  const accessories = accessoriesOf(context);
  const wanted = [{ sku, quantity: 1 }];
  const configuration = accessories.alone(accessories.choiceFor(sku, choice, context.data), context.data, wanted);
  const priced = pricedTogether(context, configuration, wanted);
  const [one] = priced.ok ? priced.value.accessories : [];
  return one ? { configuration, label: one.label, price: one.price } : null;
}

/** One unless the query says more, at most as many as can be ordered. */
function quantityOf(query: QueryParameters): number | null {
  if (!isGiven(query.quantity)) return 1;
  const text = queryText(query, "quantity") ?? "";
  return /^[1-9]\d{0,3}$/.test(text) || text === "10000" ? Number(text) : null;
}
