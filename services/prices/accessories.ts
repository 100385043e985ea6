import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type QueryParameters, queryText } from "../../core/query-string.ts";
import type { Quote, Refusal } from "../../products/kind.ts";
import { isGiven, refuse } from "../../products/link-values.ts";
import type { KindAccessories, OfferedAccessory } from "../../products/offer.ts";
import { type AnyKind, designerLink } from "../../products/registry.ts";
import type { AccessoryPrice, Price } from "./contract.ts";
import type { KindDesk } from "./kind-desk.ts";
import { linesOf, priceOf, reasonsOf } from "./price-of.ts";
import { type Refused, withPossible } from "./read-choice.ts";

type Answer<Value> = Outcome<Value, readonly Refused[]>;
interface Wanted {
  readonly sku: string;
  readonly quantity: number;
}

function accessoriesOf({ kind }: KindDesk): KindAccessories<object, unknown> {
  if (!kind.offer.accessories) throw new Error(`${kind.key} has no accessories`);
  return kind.offer.accessories;
}

/** Taxed as what they go with is. */
function quoteOf(desk: KindDesk, configuration: object): Outcome<Quote, readonly Refusal[]> {
  const tax = desk.taxOf("printed-standard");
  return accessoriesOf(desk).quote(configuration, desk.data, { ...desk.terms, tax });
}

/** No campaign reduces accessories, so nothing has to be looked up. */
const shown = (desk: KindDesk, configuration: object, quote: Quote): Price => priceOf(desk, configuration, quote);

/** Everything that goes with the choice, priced for one. */
export function accessoryList(desk: KindDesk, choice: object) {
  const { list, alone, madeFor } = accessoriesOf(desk);
  const alonePrice = (sku: string): Price | null => {
    const configuration = alone(choice, desk.data, [{ sku, quantity: 1 }]);
    const quoted = quoteOf(desk, configuration);
    return quoted.ok ? shown(desk, configuration, quoted.value) : null;
  };
  return {
    madeFor: madeFor(choice, desk.data, desk.opening).map(({ value, label, chosen }) => {
      return { value, label: desk.text(label), chosen };
    }),
    accessories: list(choice, desk.data, 1).map(({ value, type, label, chosen, configuration }) => {
      const quoted = quoteOf(desk, configuration);
      return {
        sku: value,
        type,
        label: desk.text(label),
        chosen,
        alonePrice: alonePrice(value),
        ...(quoted.ok
          ? { price: shown(desk, configuration, quoted.value), reasons: [] }
          : { price: null, reasons: reasonsOf(desk, quoted.error) }),
      };
    }),
  };
}

/** The accessories of the choice, each and together, without what they go with. */
export function accessoryPrice(desk: KindDesk, choice: object): Answer<AccessoryPrice> {
  const { accessories: wanted = [] } = choice as { accessories?: readonly Wanted[] };
  if (wanted.length === 0) return failed([mended(desk, refuse("accessory", "unreadable"), choice)]);
  return pricedTogether(desk, accessoriesOf(desk).withAccessories(choice, wanted), wanted);
}

function pricedTogether(desk: KindDesk, configuration: object, wanted: readonly Wanted[]): Answer<AccessoryPrice> {
  const quoted = quoteOf(desk, configuration);
  if (!quoted.ok) return failed(quoted.error.map((one) => mended(desk, one, configuration)));
  const { net, tax, gross } = quoted.value;
  const each = wanted.flatMap(({ sku, quantity }) => {
    const alone = accessoriesOf(desk).withAccessories(configuration, [{ sku, quantity }]);
    const price = quoteOf(desk, alone);
    const label = labelOf(desk, quoted.value, sku);
    return price.ok ? [{ sku, quantity, label, price: shown(desk, alone, price.value) }] : [];
  });
  const price = shown(desk, configuration, quoted.value);
  return done({ accessories: each, price, lines: linesOf(desk, quoted.value), net, tax, gross });
}

const labelOf = (desk: KindDesk, { lines }: Quote, sku: string): string => {
  const line = lines.find(({ key }) => key === `accessory.${sku}`);
  return line ? desk.text(line.label) : sku;
};

/** Accessories have no option group of their own; what is possible are the SKUs that go with the choice. */
function mended(desk: KindDesk, refusal: Refusal, configuration: object): Refused {
  if (!refusal.field.startsWith("accessor")) return withPossible(desk, refusal, configuration);
  const known = accessoriesOf(desk).list(configuration, desk.data, 1) as readonly OfferedAccessory<object>[];
  return { ...refusal, possible: known.map(({ value }) => ({ value })) };
}

/** An order of accessories for a choice, checked and priced as a whole, and the link that carries it. */
export function accessoryOrder(desk: KindDesk, choice: object, wanted: readonly Wanted[]): Answer<unknown> {
  const twice = wanted.find(({ sku }, index) => wanted.findIndex((one) => one.sku === sku) < index);
  if (twice) return failed([refuse(`accessories.${twice.sku}`, "given-once", { field: twice.sku })]);
  const configuration = accessoriesOf(desk).alone(choice, desk.data, wanted);
  const priced = pricedTogether(desk, configuration, wanted);
  if (!priced.ok) return priced;
  const line = { kind: desk.kind.key, configuration, quantity: 1 };
  return done({ ...priced.value, configuration, line, link: intoBasket(desk, configuration) });
}

/** Nothing is designed on accessories: their link leads into the basket. */
export const intoBasket = ({ kind }: KindDesk, configuration: object): string =>
  designerLink(kind, configuration, { addToCart: "1" });

/** The kind an accessory's article number belongs to. */
export const kindOfSku = (kinds: readonly AnyKind[], sku: string): AnyKind | undefined =>
  kinds.find(({ offer }) => offer.accessories?.recognises(sku));

/** One accessory by `sku` and `quantity`, with what the other parameters name or the first it suits. */
export function oneAccessory(desk: KindDesk, choice: object, query: QueryParameters): Answer<unknown> {
  const { kind, data } = desk;
  const sku = queryText(query, "sku") ?? "";
  const accessories = accessoriesOf(desk);
  const named = isGiven(query[kind.offer.fields.format]);
  const base = named ? choice : accessories.choiceFor(sku, choice, data);
  const quantity = quantityOf(query);
  if (quantity === null) return failed([refuse("quantity", "unreadable")]);
  const priced = pricedTogether(desk, accessories.withAccessories(base, [{ sku, quantity }]), [{ sku, quantity }]);
  if (!priced.ok) return priced;
  const [one] = priced.value.accessories;
  const type = accessories.list(base, data, 1).find(({ value }) => value === sku)?.type ?? "standard";
  return done({ kind: kind.key, type, ...one, lines: priced.value.lines, configuration: base });
}

/** One piece with the first thing it suits; null for a number that the catalogue does not have. */
export function accessoryAlone(desk: KindDesk, choice: object, sku: string) {
  const accessories = accessoriesOf(desk);
  const wanted = [{ sku, quantity: 1 }];
  const configuration = accessories.alone(accessories.choiceFor(sku, choice, desk.data), desk.data, wanted);
  const priced = pricedTogether(desk, configuration, wanted);
  const [one] = priced.ok ? priced.value.accessories : [];
  return one ? { configuration, label: one.label, price: one.price } : null;
}

/** One unless the query says more, at most as many as can be ordered. */
function quantityOf(query: QueryParameters): number | null {
  if (!isGiven(query.quantity)) return 1;
  const text = queryText(query, "quantity") ?? "";
  return /^[1-9]\d{0,3}$/.test(text) || text === "10000" ? Number(text) : null;
}
