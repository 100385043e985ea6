import { labelFor } from "../../core/labels.ts";
import { sameFormat } from "../../core/measure.ts";
import type { KindAccessories } from "../offer.ts";
import { accessoryFor, firstCardFor } from "./accessories.ts";
import { readAccessorySku, writeAccessorySku } from "./accessory-sku.ts";
import { aloneWith } from "./alone.ts";
import { openCase } from "./case.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { quoteAccessories } from "./quote.ts";
import type { Release } from "./release.ts";
import { soldIn } from "./sold-in.ts";

type Accessories = KindAccessories<CardConfiguration, Release>;

/** Only what is named: what comes with every card has a price of its own. */
const withAccessories: Accessories["withAccessories"] = (choice, wanted) => ({
  ...choice,
  bow: null,
  ribbon: null,
  ribbonColor: null,
  screw: null,
  standard: null,
  accessories: wanted.map(({ sku, quantity }) => ({ sku, quantity })),
});

/** Envelopes and inlays in the card's size, ribbons in every colour, and everything that is sold as it is. */
function skusFor(choice: CardConfiguration, release: Release): readonly string[] {
  const { card } = openCase(choice, release);
  const { envelopes, inlayPapers, ribbons, articles } = release;
  const envelope = card?.priceClass ? card.envelope : null;
  return [
    ...(envelope
      ? envelopes.subtypes.flatMap(({ key: subtype }) =>
          envelopes.colours.map(({ key: colour }) =>
            writeAccessorySku({ type: "envelope", subtype, colour, size: envelope }),
          ),
        )
      : []),
    ...(envelope && card
      ? inlayPapers.map(({ key: paper }) => writeAccessorySku({ type: "inlay", size: card.size, paper }))
      : []),
    ...ribbons.types.flatMap(({ key: ribbon }) =>
      ribbons.colours.map(({ key: colour }) => writeAccessorySku({ type: "ribbon", ribbon, colour })),
    ),
    ...articles.map(({ sku }) => sku),
  ];
}

const list: Accessories["list"] = (choice, release, pieces) => {
  const one = openCase(choice, release);
  const ordered = new Set(choice.accessories.map(({ sku }) => sku));
  return skusFor(choice, release).flatMap((sku) => {
    const known = accessoryFor(one, { field: "accessories", sku, quantity: pieces });
    if (!known.ok) return [];
    return {
      value: sku,
      type: readAccessorySku(sku)?.type ?? "standard",
      label: known.value.label,
      chosen: ordered.has(sku),
      configuration: withAccessories(choice, [{ sku, quantity: pieces }]),
    };
  });
};

/** An envelope or inlay alone means the first card it is made for. */
const choiceFor: Accessories["choiceFor"] = (sku, choice, release) => {
  const accessory = readAccessorySku(sku);
  if (accessory?.type !== "envelope" && accessory?.type !== "inlay") return choice;
  const fits = firstCardFor(accessory, release);
  return fits ? { ...choice, card: fits.key } : choice;
};

/** Sizes of cards that have an envelope, each way round. */
const madeFor: Accessories["madeFor"] = (choice, release, { unit }) => {
  const sized = release.cards.filter(({ key, envelope, priceClass }) => {
    return envelope !== null && priceClass !== null && (key === choice.card || soldIn(unit, key, release));
  });
  const first = sized.filter(({ size }, at) => sized.findIndex((one) => sameFormat(one.size, size)) === at);
  const chosen = release.cards.find(({ key }) => key === choice.card);
  return first.map(({ key, size }) => ({
    value: key,
    label: labelFor("card.sized", { thing: labelFor("kind.card"), size }),
    chosen: chosen !== undefined && sameFormat(chosen.size, size),
    configuration: { ...choice, card: key },
  }));
};

/** Accessories of cards and guestbooks (specification section 3, card designer). */
export const accessories: Accessories = {
  recognises: (sku) => readAccessorySku(sku) !== null,
  list,
  choiceFor,
  withAccessories,
  madeFor,
  alone: (choice, release, wanted) =>
    aloneWith(
      choice,
      release,
      wanted.map(({ sku, quantity }) => ({ sku, quantity })),
    ),
  quote: quoteAccessories,
};
