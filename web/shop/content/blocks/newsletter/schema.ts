import { z } from "zod";
import { groundColours } from "../../../../../core/ground-colours.ts";
import { shopPath } from "../../../../../core/shop-path.ts";
import { consentText, newsletterPaths, subscribeBelow } from "../../../../../services/newsletter/contract.ts";
import { spamTokenPaths } from "../../../../../services/spam-token/contract.ts";
import { type BlockReading, textField } from "../../block-fields.ts";
import { newsletterWords } from "./words.ts";

/** The form of the newsletter (chrome document, section 3, newsletter block), on a page or in the footer of all pages. */
export const newsletterSchema = ({ shop, leftOut }: BlockReading) =>
  z
    .object({
      headline: textField,
      inputPlaceholder: textField,
      ctaText: textField,
      newsletterText: textField,
      backgroundColor: textField,
      textColor: textField,
    })
    .transform(({ backgroundColor, textColor, ...read }) => {
      const colours = groundColours(backgroundColor, textColor);
      const chosen = backgroundColor !== "" || textColor !== "";
      if (chosen && colours === null) leftOut("colours of a newsletter that cannot be read");
      return {
        ...read,
        colours,
        locale: shop.locale,
        channel: shop.channel,
        // Told with the block, so that the page loads no schemas for it.
        paths: { subscribe: newsletterPaths.subscribe, below: subscribeBelow, challenge: spamTokenPaths.challenge },
        consent: consentText(shop.locale),
        privacy: shopPath(shop, "/privacy"),
        words: newsletterWords(shop.locale),
      };
    });
export type Newsletter = z.output<ReturnType<typeof newsletterSchema>>;
