import { z } from "zod";
import type { Api } from "../../../../../core/http/api.ts";
import { formatMoney, type Money } from "../../../../../core/money.ts";
import { parseQuery } from "../../../../../core/query-string.ts";
import type { Shop } from "../../../../../core/shop.ts";
import { pricePaths } from "../../../../../services/prices/contract.ts";
import { ask } from "../../../../ask.ts";
import {
  type BlockReading,
  itemsField,
  linkField,
  neededText,
  optionField,
  pictureField,
  textField,
} from "../../block-fields.ts";
import { buttonSchema } from "../button/schema.ts";

/** What hangs in a picture, and its price as today's catalogue says. */
export interface PieceLabel {
  readonly title: string;
  readonly facts: readonly string[];
  readonly href: string;
  readonly price: string;
  readonly money: Money;
}

/**
 * What a page begins with: a heading, a few words, a picture, at most two ways on. `look` room: the words stand over the picture, and a label
 * says what hangs there: `labelLink` leads to a page of wall pictures with the piece chosen in its address.
 */
export const teaserSchema = (reading: BlockReading) =>
  z
    .object({
      headline: neededText,
      text: textField,
      picture: pictureField,
      look: optionField(["beside", "wide", "room"], "beside"),
      level: optionField(["1", "2"], "1"),
      buttons: itemsField(buttonSchema(reading), reading).transform((buttons) => buttons.slice(0, 2)),
      labelTitle: textField,
      labelLink: linkField(reading),
    })
    .transform(({ labelTitle: title, labelLink, ...block }) => {
      const filled = { ...block, label: null as PieceLabel | null };
      const { shop, later } = reading;
      if (block.look === "room" && title !== "" && labelLink !== null) {
        later(async (api) => {
          filled.label = await labelOf(api, shop, { title, href: labelLink.href });
        });
      }
      return filled;
    });
export type Teaser = z.output<ReturnType<typeof teaserSchema>>;

/** None where the shop does not make such a piece: a label without a price says nothing. */
async function labelOf(
  api: Api,
  { locale }: Shop,
  { title, href }: Pick<PieceLabel, "title" | "href">,
): Promise<PieceLabel | null> {
  const [, choice = ""] = href.split("?");
  const found = await ask(api, pricePaths.article, {
    query: { ...parseQuery(`?${choice}`), productType: "photoframe" },
  });
  if (!found.ok) return null;
  const { title: material, facts, price } = found.value;
  const money = { amount: price.priceCurrent, currency: price.currency };
  return { title, href, facts: [material, ...facts.slice(0, 2)], price: formatMoney(money, locale), money };
}
