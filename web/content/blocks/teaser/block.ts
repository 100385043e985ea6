import { formatMoney, type Money } from "../../../../core/money.ts";
import { parseQuery } from "../../../../core/query-string.ts";
import { pricePaths } from "../../../../services/prices/contract.ts";
import { ask } from "../../../reading/ask.ts";
import { type Asking, type BlockOf, defineBlock } from "../../define/define-block.ts";
import { items, link, longText, option, picture, text } from "../../define/fields.ts";
import { headingLevel, headingLevelHint } from "../../define/heading-level.ts";
import { t } from "../../define/office-words.ts";
import { block as button } from "../button/block.ts";
import { teaserExample } from "./example.ts";

/** What hangs in a picture, and its price as today's catalogue says. */
interface PieceLabel {
  readonly title: string;
  readonly facts: readonly string[];
  readonly href: string;
  readonly price: string;
  readonly money: Money;
}

/**
 * What a page begins with: a heading, a few words, a picture, at most two ways on. `look` room: the words stand over
 * the picture, and a label says what hangs there: `labelLink` leads to a page of wall pictures with the piece chosen in
 * its address.
 */
export const block = defineBlock({
  name: "teaser",
  title: t("Kopf mit Bild", "Head with a picture"),
  palette: ["words", 30],
  fields: {
    headline: text("Überschrift", "Headline", { required: true }),
    text: longText("Text", "Text"),
    picture: picture("Bild", "Picture"),
    buttons: items("Knöpfe", "Buttons", button, { atMost: 2 }),
    look: option(t("Aufteilung", "Layout"), [
      ["beside", t("Bild daneben", "Picture beside it")],
      ["wide", t("Bild über die ganze Breite", "Picture across the page")],
      ["room", t("Raum, Text auf der Wand", "Room, words on its wall")],
    ]),
    level: option(headingLevel, ["1", "2"], { standard: "1", hint: headingLevelHint }),
    labelTitle: text("Schild: was da hängt", "Label: what hangs there", {
      hint: t("Nur in einem Raum.", "In a room only."),
    }),
    labelLink: link("Schild: zum Stück", "Label: to the piece", {
      hint: t(
        "Seite eines Wandbilds mit der Auswahl in der Adresse. Der Preis kommt aus dem Katalog.",
        "Page of a wall picture with the choice in its address. The price comes from the catalogue.",
      ),
    }),
  },
  load: {
    start: { label: null as PieceLabel | null },
    async ask({ look, labelTitle: title, labelLink }, asking) {
      const isLabelled = look === "room" && title !== "" && labelLink !== null;
      return { label: isLabelled ? await labelOf({ title, href: labelLink.href }, asking) : null };
    },
  },
  example: teaserExample,
});
export type Teaser = BlockOf<typeof block>;

/** None where the shop does not make such a piece: a label without a price says nothing. */
async function labelOf(
  { title, href }: Pick<PieceLabel, "title" | "href">,
  { api, shop: { locale } }: Asking,
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
