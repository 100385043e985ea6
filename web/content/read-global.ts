import type { FooterContent } from "../frame/chrome/footer/footer-content.ts";
import { readFooter } from "../frame/chrome/footer/read-footer.ts";
import { readSnowTime } from "../frame/chrome/snowfall/snow-time.ts";
import { readNavigation } from "../frame/navigation/read-navigation.ts";
import { readActionBar } from "../reading/action-bar/read-action-bar.ts";
import type { PageContext } from "../reading/page-context.ts";
import { readSmartBanner } from "../reading/smart-banner/read-smart-banner.ts";
import { linksOf } from "../reading/values/content-link.ts";
import { readPicture } from "../reading/values/content-picture.ts";
import { globalStory } from "../reading/values/global-story.ts";
import { recordOf } from "../reading/values/json.ts";
import { readBody } from "./read-page.ts";

/** What editors set for all pages (specification section 7, `/global`); nothing where there is no such story. */
export async function readGlobal(
  context: Pick<PageContext, "api" | "shop" | "origins" | "cardsFolder" | "teamHost" | "note">,
) {
  const { api, shop, note } = context;
  const content = await globalStory(context);
  const surroundings = linksOf(context);
  const leftOut = (what: string) => note("hybrid-parse-error", { story: "global", what });
  const settings = recordOf(content);
  const reading = { ...surroundings, shop, api, editable: false, leftOut };
  const [[newsletter], [opinions], [tiles], [shops]] = await Promise.all([
    readBody(settings.newsletter, reading),
    readBody(settings.customerOpinions, reading),
    readBody(settings.communicationTiles, reading),
    // The same entries as in the block of shops.
    readBody([{ component: "shop", items: settings.shops }], { ...reading, leftOut: () => {} }),
  ]);
  return {
    footer: {
      opinions: opinions?.component === "reviews" ? opinions : null,
      newsletter: newsletter?.component === "newsletter" ? newsletter : null,
      tiles: tiles?.component === "communication-tiles" ? tiles : null,
      ...readFooter(settings, { ...surroundings, shop, leftOut }),
    } satisfies FooterContent,
    shops:
      shops?.component === "shop"
        ? shops.items.map(({ text, link, icon, color }) => ({ text, href: link?.href ?? "/", icon, color }))
        : [],
    snow: readSnowTime(settings, new Date()),
    /** Instead of the shop's own, for customers of another brand (chrome document, section 2). */
    replacementLogo: readPicture(settings.replacementLogo),
    navigation: readNavigation(settings, { ...surroundings, leftOut }),
    app: readSmartBanner(settings.smartBanner, { ...surroundings, leftOut }),
    bar: readActionBar(settings.bar, {
      ...surroundings,
      leftOut,
      now: new Date(),
      countdownPast: (end) => note("countdown-date-in-past", { story: "global", end }),
    }),
  };
}
