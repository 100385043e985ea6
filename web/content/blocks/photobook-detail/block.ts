import type { Shop } from "../../../../core/shop.ts";
import type { LadderPrices } from "../../../../services/prices/contract.ts";
import { ask } from "../../../reading/ask.ts";
import { defineBlock } from "../../define/define-block.ts";
import { headline, lead, linked, picture } from "../../define/fields.ts";
import { filter } from "../../define/goods-fields.ts";
import { t } from "../../define/office-words.ts";
import { type PriceTerms, type TilePrice, tilePrice } from "../../tile.ts";
import { photobookDetailExample } from "./example.ts";

/** A book as the shop sells it today. */
interface PricedBook {
  readonly title: string;
  readonly facts: readonly string[];
  readonly price: TilePrice;
  readonly terms: PriceTerms;
  /** What more pages cost, the whole book each. */
  readonly pages: readonly { readonly pages: number; readonly price: TilePrice }[];
}

const kind = "photobook";
const most = 6;

/** One photobook: description, price, and price with more pages. Fields are named as in its designer link. */
export const block = defineBlock({
  name: "photobook-detail",
  title: t("Ein Fotobuch mit Preisen", "One photobook with prices"),
  palette: ["goods", 60],
  fields: {
    headline,
    text: lead,
    picture: picture("Bild", "Picture"),
    link: linked,
    printing: filter(
      "Druck",
      "Printing",
      t("Wie im Link des Designers, zum Beispiel echtfotobuch.", "As in the designer's link, echtfotobuch for one."),
    ),
    cover: filter("Einband", "Cover"),
    binding: filter("Bindung", "Binding"),
    paper: filter("Papier", "Paper"),
    format: filter("Format", "Format"),
  },
  load: {
    start: { book: null as PricedBook | null },
    async ask({ printing, cover, binding, paper, format }, { api, shop }) {
      const named = Object.entries({ printing, cover, binding, paper, format }).filter(([, value]) => value !== "");
      const found = await ask(api, "/web-api/photobook-price", { query: Object.fromEntries(named) });
      return found.ok ? { book: bookOf(found.value, shop) } : null;
    },
    offers: () => ({ kinds: [kind] }),
  },
  example: photobookDetailExample,
});

function bookOf({ title, facts, price, ladders }: LadderPrices, { locale }: Shop): PricedBook {
  const steps = ladders.find(({ field }) => field === "pageCount")?.steps ?? [];
  const priced = steps.flatMap((step) => (step.price ? [{ pages: step.value, price: step.price }] : []));
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
