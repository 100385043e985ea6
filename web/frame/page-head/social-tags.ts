import { isSocialImage, socialImage, socialImageSize } from "../../../core/image/image-presets.ts";
import type { Locale } from "../../../core/locale.ts";

export interface SocialTags {
  readonly title: string;
  readonly description: string;
  /** Whole address. */
  readonly canonical: string;
  readonly locale: Locale;
  /** In which the page is, too. */
  readonly elsewhere: readonly Locale[];
  /** Paths or addresses of pictures, the first is the one. */
  readonly images: readonly string[];
  /** Of the host that pictures are asked for at. */
  readonly origin: string;
  /** Something to read, such as a guide. */
  readonly isArticle?: boolean | undefined;
}

/** What social media show of a page (Open Graph). */
export function socialTags(page: SocialTags) {
  const { title, description, canonical, locale, elsewhere, images, origin, isArticle = false } = page;
  return [
    { property: "og:site_name", content: "Passepartout" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: isArticle ? "article" : "website" },
    { property: "og:locale", content: ogLocale(locale) },
    ...elsewhere.flatMap((one) =>
      one === locale ? [] : [{ property: "og:locale:alternate", content: ogLocale(one) }],
    ),
    { property: "og:url", content: canonical },
    ...images.flatMap(picturesOf(origin)),
  ];
}

/** For pages without a picture of their own. */
export const channelImage = (channel: string): string => `/social/${channel}.jpg`;

const ogLocale = (locale: Locale) => locale.replace("-", "_");

/** A picture, and its size where we cut it. */
const picturesOf = (here: string) => (given: string) => {
  const src = socialImage(given);
  return [
    { property: "og:image", content: new URL(src, here).href },
    ...(isSocialImage(src)
      ? [
          { property: "og:image:width", content: String(socialImageSize.width) },
          { property: "og:image:height", content: String(socialImageSize.height) },
        ]
      : []),
  ];
};
