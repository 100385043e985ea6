import { z } from "zod";
import { channels } from "../../core/channel.ts";
import { locales } from "../../core/locale.ts";

/**
 * `services/content-pages` over HTTP: stories for the shop of X-Channel and X-Locale (specification section 7, BFF
 * paths). Contents are raw. `server/content-answers.ts` serves alternates, breadcrumb and transform.
 */
export const contentPagePaths = {
  /** GET ?path=/ratgeber/papier, or the locale and slug behind it: /frontend-api/mp/storyblok/de-DE/ratgeber/papier */
  story: "/frontend-api/mp/storyblok",
  /** GET ?path= */
  alternates: "/frontend-api/mp/alternates",
  /** GET ?path= */
  breadcrumb: "/frontend-api/mp/breadcrumb",
  /** GET -> `menusAnswer`: what opens under the entries of the navigation, for who points at one. */
  navigation: "/frontend-api/mp/navigation",
  /** GET ?path=: where the page is now that was there. */
  moved: "/frontend-api/mp/moved",
  /** POST, with the story as it is being edited. */
  transform: "/frontend-api/mp/transform",
  /** GET ?url=/ratgeber/papier -> `barAnswer`: the bar over a page, its own or that of all pages. */
  bar: "/web-api/bar",
  /** GET ?page=&perPage= -> `customerPicturesAnswer`: pictures of customers' homes that were approved for the shop. */
  customerPictures: "/customer-picture/get",
} as const;

/** More characters than any address of a page has. */
export const longestPath = 500;

/**
 * Proof that the visual editor showed the page: signed with a preview token, valid for an hour (protocol, section 8).
 */
export const previewProof = z.object({
  space_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** Seconds since 1970. */
  timestamp: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** SHA-1 of `space:preview token:timestamp`, in hexadecimal. */
  token: z.string().regex(/^[0-9a-f]{40}$/),
});

const translatedSlug = z.object({ lang: z.string(), path: z.string(), name: z.string().nullable().optional() });

/** A story as delivered (protocol, section 5), as far as pages read it. */
export const contentStory = z.object({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  /** With the language in front where it is not the space's default. */
  full_slug: z.string(),
  default_full_slug: z.string().nullish(),
  lang: z.string(),
  tag_list: z.array(z.string()).default([]),
  first_published_at: z.string().nullish(),
  published_at: z.string().nullish(),
  translated_slugs: z.array(translatedSlug).nullish(),
  content: z.looseObject({ component: z.string() }),
  /** The channels that have a page of it; left out: all. Said by the shop, not by the protocol. */
  channels: z.array(z.enum(channels)).optional(),
  /** The other channel has another page at this address. Said by the shop, too. */
  differs: z.boolean().optional(),
});
export type ContentStory = z.infer<typeof contentStory>;

export const storyAnswer = z.object({ story: contentStory });
export const slugAnswer = storyAnswer.extend({
  /** Address of the page, whole where a base URL was given. */
  url: z.string(),
});

export const alternatesAnswer = z.object({
  alternates: z.array(z.object({ locale: z.enum(locales), path: z.string() })),
});
export const breadcrumbAnswer = z.object({
  /** Between the home page and this one; the last is this one and leads nowhere. */
  breadcrumb: z.array(z.object({ text: z.string(), link: z.object({ url: z.string() }).optional() })),
});
/** A path on the same host. */
export const movedAnswer = z.object({ target: z.string() });

/** The bar over a page (chrome document, section 3); null: none. */
export const barAnswer = z.object({
  bar: z
    .object({
      id: z.string(),
      /** HTML, regenerated from the parsed text of the editor: text, b, i, s, u, br and links. */
      text: z.string(),
      /** `#rrggbb`; null: the shop's own, as the next one. */
      color: z.string().nullable(),
      backgroundColor: z.string().nullable(),
      countdownEndDate: z.iso.datetime().nullable(),
      actionBarEndDate: z.iso.datetime().nullable(),
    })
    .nullable(),
});

const link = {
  text: z.string(),
  href: z.string(),
  rel: z.string().optional(),
  target: z.literal("_blank").optional(),
  icon: z.string().optional(),
};
const links = z.array(z.object(link));
const smallPicture = { src: z.string(), avif: z.string().optional(), focus: z.string().optional() };
const flyoutItem = z.object({
  ...link,
  /** CSS pixels of its place. */
  picture: z.object({ ...smallPicture, width: z.int(), height: z.int() }).nullable(),
  /** The lowest one, as written in the locale: "ab 14,90 €". */
  price: z.string().optional(),
  shape: z.object({ width: z.int(), height: z.int() }).optional(),
  /** `#rrggbb` */
  swatch: z.string().optional(),
  links,
});
const flyoutGroup = z.object({
  part: z.string(),
  identifier: z.string(),
  title: z.string(),
  /** CSS pixels of its pictures; null: it has none. */
  width: z.int().nullable(),
  categories: z.array(
    z.object({ name: z.string(), text: z.string(), subline: z.string(), items: z.array(flyoutItem), links }),
  ),
});

/** Menus below each entry of the main navigation (chrome document, section 3: flyout group, category, item). */
export const menusAnswer = z.object({
  menus: z.array(
    z.object({
      key: z.string(),
      flyout: z
        .object({
          type: z.string(),
          /** One to three. */
          rows: z.array(z.array(flyoutGroup)),
          feature: z.object({ ...link, subline: z.string(), picture: z.object(smallPicture) }).nullable(),
        })
        .nullable(),
      burger: z.object({
        text: z.string(),
        /** An entry that leads nowhere only holds others. */
        items: z.array(z.object({ ...link, href: z.string().nullable(), items: links })),
      }),
    }),
  ),
  /** Explanation of the prices; "" where there are none. */
  note: z.string(),
});
export type Menus = z.infer<typeof menusAnswer>;

/** The page as `web/content/read-page.ts` reads it: only blocks that are known, only values that were checked. */
export const transformAnswer = z.object({ page: z.looseObject({ path: z.string(), title: z.string() }) });

export const customerPicturesQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  perPage: z.coerce.number().int().min(1).max(50).default(9),
});
/** Only what has words for who cannot see it and, of customers, their consent; samples say that they are some. */
export const customerPicturesAnswer = z.object({
  pictures: z.array(
    z.object({
      picture: z.object({
        src: z.string(),
        alt: z.string(),
        width: z.int(),
        height: z.int(),
        focus: z.string().optional(),
        files: z.array(z.object({ src: z.string(), width: z.int() })).optional(),
      }),
      name: z.string(),
      product: z.string(),
      link: z
        .object({ href: z.string(), rel: z.string().optional(), target: z.literal("_blank").optional() })
        .nullable(),
      source: z.enum(["sample", "customer"]),
    }),
  ),
  total: z.int(),
  page: z.int(),
  perPage: z.int(),
});

/** Answer of each GET by its path. */
export const contentPageAnswers = {
  [contentPagePaths.story]: storyAnswer,
  [contentPagePaths.alternates]: alternatesAnswer,
  [contentPagePaths.breadcrumb]: breadcrumbAnswer,
  [contentPagePaths.customerPictures]: customerPicturesAnswer,
  [contentPagePaths.moved]: movedAnswer,
};
