import { defaultLocale, locales } from "../core/locale.ts";
import { localPath, splitAddress } from "../core/locale-address.ts";
import { ownPageAt } from "../core/own-pages.ts";
import { barePath } from "../core/shop-path.ts";
import { withoutEnds } from "../core/trimmed.ts";
import type { ContentPages } from "../services/content-pages/service.ts";
import type { FindPlace } from "../services/product-pages/routes.ts";
import type { Themes } from "../services/themes/service.ts";
import { alternatesOf } from "../web/content/read-page.ts";
import { themeIn } from "./shop-page-answers.ts";

interface Elsewhere {
  readonly themes: Pick<Themes, "exists">;
  readonly stories: Pick<ContentPages, "story">;
}

/**
 * Finds pages that are no products, such as designs and stories, by their path in the visitor's or the default locale
 * (chrome document, section 4), with or without its first slash.
 */
export function placesElsewhere({ themes, stories }: Elsewhere): FindPlace {
  return async ({ channel, locale }, uniqueIdentifier) => {
    const { rest } = splitAddress(barePath(`/${withoutEnds(uniqueIdentifier, "/")}`));
    const placed = (alternates: ReturnType<typeof alternatesOf>) => ({
      uniqueIdentifier,
      url: alternates.find((one) => one.locale === locale)?.path ?? null,
      alternates: [...alternates],
    });
    const theme = themeIn(rest);
    if (ownPageAt(rest) !== null || (theme !== null && (await themes.exists(theme))))
      return placed(locales.map((one) => ({ locale: one, path: localPath(one, rest as `/${string}`) })));
    for (const asked of new Set([locale, defaultLocale])) {
      const found = await stories.story({ channel, locale: asked, path: rest });
      if (found.ok && found.value.content.component === "page") return placed(alternatesOf(found.value));
      if (!found.ok && found.error.kind === "unreadable") return "unreadable";
    }
    return null;
  };
}
