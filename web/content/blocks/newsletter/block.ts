import { groundColours } from "../../../../core/ground-colours.ts";
import { shopPath } from "../../../../core/shop-path.ts";
import { consentText, newsletterPaths, subscribeBelow } from "../../../../services/newsletter/contract.ts";
import { spamTokenPaths } from "../../../../services/spam-token/contract.ts";
import { defineBlock } from "../../define/define-block.ts";
import { colour, headline, longText, text } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { newsletterExample } from "./example.ts";

/** The newsletter's form (chrome document, section 3), on a page or in the footer of all pages. */
export const block = defineBlock({
  name: "newsletter",
  title: t("Newsletter", "Newsletter"),
  palette: ["people", 20],
  fields: {
    headline,
    newsletterText: longText("Text", "Text"),
    inputPlaceholder: text("Im leeren Feld", "In the empty field", { most: 60 }),
    ctaText: text("Auf dem Knopf", "On the button", { most: 40 }),
    backgroundColor: colour("Farbe des Grundes", "Colour of the ground", {
      hint: t(
        "Nur zusammen mit der Textfarbe, und nur, wenn man den Text darauf lesen kann.",
        "Only together with the colour of the text, and only where the text can be read on it.",
      ),
    }),
    textColor: colour("Farbe des Textes", "Colour of the text"),
  },
  parse: (fields, { shop, leftOut }) =>
    fields.transform(({ backgroundColor, textColor, ...read }) => {
      const colours = groundColours(backgroundColor, textColor);
      const chosen = backgroundColor !== "" || textColor !== "";
      if (chosen && colours === null) leftOut("colours of a newsletter that cannot be read");
      return {
        ...read,
        colours,
        locale: shop.locale,
        channel: shop.channel,
        // Passed with the block, so that the page loads no schemas for it.
        paths: { subscribe: newsletterPaths.subscribe, below: subscribeBelow, challenge: spamTokenPaths.challenge },
        consent: consentText(shop.locale),
        privacy: shopPath(shop, "/privacy"),
      };
    }),
  example: newsletterExample,
});
