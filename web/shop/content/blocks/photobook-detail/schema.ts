import { z } from "zod";
import type { Shop } from "../../../../../core/shop.ts";
import type { LadderPrices } from "../../../../../services/prices/contract.ts";
import { ask } from "../../../../ask.ts";
import { type BlockReading, linkField, pictureField, textField, withAnswer } from "../../block-fields.ts";
import { type PriceTerms, type TilePrice, tilePrice } from "../../tile.ts";

/** A book as the shop sells it today. */
export interface PricedBook {
  readonly title: string;
  readonly facts: readonly string[];
  readonly price: TilePrice;
  readonly terms: PriceTerms;
  /** What more pages cost, the whole book each. */
  readonly pages: readonly { readonly pages: number; readonly price: TilePrice }[];
}

const most = 6;

/** One photobook: what it is, its price, and what it costs with more pages. Fields name it as its designer's link does. */
export const photobookDetailSchema = (reading: BlockReading) =>
  z
    .object({
      headline: textField,
      text: textField,
      picture: pictureField,
      link: linkField(reading),
      printing: textField,
      cover: textField,
      binding: textField,
      paper: textField,
      format: textField,
    })
    .transform(({ headline, text, picture, link, ...named }) =>
      withAnswer(reading, {
        read: { headline, text, picture, link },
        start: { book: null as PricedBook | null },
        kinds: ["photobook"],
        answer: async (api) => {
          const query = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ""));
          const found = await ask(api, "/web-api/photobook-price", { query });
          return found.ok ? { book: bookOf(found.value, reading.shop) } : null;
        },
      }),
    );
export type PhotobookDetail = z.output<ReturnType<typeof photobookDetailSchema>>;

function bookOf({ title, facts, price, ladders }: LadderPrices, { locale }: Shop): PricedBook {
  const steps = ladders.find(({ field }) => field === "pageCount")?.steps ?? [];
  const priced = steps.flatMap((step) => (step.price ? [{ pages: step.value, price: step.price }] : []));
  const kind = "photobook";
  const every = Math.max(1, Math.ceil(priced.length / most));
  return {
    title,
    facts,
    price: tilePrice(price, locale, { kind }),
    terms: { taxIncluded: price.taxIncluded, quantity: null },
    pages: priced
      .filter((_, index) => index % every === 0)
      .map((step) => ({ pages: step.pages, price: tilePrice(step.price, locale, { kind }) })),
  };
}
