import { buttonColours, buttonStyles } from "../../ui/button-paint.ts";

type FieldType = "text" | "textarea" | "richtext" | "asset" | "multiasset" | "multilink" | "bloks" | "option";

const options = (values: readonly string[]) => ({
  type: "option",
  options: values.map((value) => ({ name: value, value })),
});

/** Fields of all blocks that show designs of one kind, and of those that show goods an editor lists. */
const designs = { headline: "text", text: "text", link: "multilink", amount: "text" } as const;
const goods = { headline: "text", text: "text", items: "bloks" } as const;

/** What editors may write in each block (protocol, section 10); what pages make of it is in `web/shop/content/blocks`. */
const schemas: Readonly<Record<string, Readonly<Record<string, FieldType | ReturnType<typeof options>>>>> = {
  page: {
    ...{ title: "text", description: "textarea", robots: "text", canonicalUrl: "text", ogImages: "multiasset" },
    kind: options(["page", "article"]),
    ...{
      additionalSameAsLinks: "textarea",
      alternates: "bloks",
      breadcrumb: "bloks",
      teaser: "bloks",
      uspTeaser: "bloks",
    },
    ...{ body: "bloks", footerOverride: "bloks" },
  },
  global: { footer: "bloks" },
  "footer-box": { title: "text", links: "bloks" },
  "footer-link": { text: "text", link: "multilink" },
  crumb: { text: "text", link: "multilink" },
  button: { text: "text", link: "multilink", colour: options(buttonColours), style: options(buttonStyles) },
  headline: { text: "text", subline: "text", level: options(["1", "2", "3"]) },
  text: { text: "richtext", ground: options(["paper", "tinted"]) },
  faq: { headline: "text", items: "bloks" },
  question: { question: "text", answer: "richtext" },
  teaser: {
    ...{ headline: "text", text: "textarea", picture: "asset", buttons: "bloks" },
    ...{ look: options(["beside", "wide"]), level: options(["1", "2"]) },
  },
  "sub-teasers": { headline: "text", items: "bloks" },
  "sub-teaser": { headline: "text", text: "text", picture: "asset", link: "multilink" },
  "usp-teaser": { items: "bloks" },
  usp: { icon: "text", headline: "text", text: "text" },
  information: { headline: "text", text: "richtext", tone: options(["plain", "warn"]) },
  margin: { size: options(["small", "medium", "large"]) },
  "photo-block": { photos: "bloks" },
  photo: { picture: "asset", caption: "text" },
  card: {
    ...{ headline: "text", text: "text", amount: "text" },
    ...{ occasion: "text", category: "text", style: "text", color: "text", product: "text" },
  },
  calendar: { ...designs, calendarType: "text" },
  collage: { ...designs, shape: "text" },
  "photobook-overview": { ...designs, category: "text" },
  feed: { ...designs, kind: options(["card", "calendar", "collage", "photobook"]) },
  "photobook-detail": {
    ...{ headline: "text", text: "text", picture: "asset", link: "multilink" },
    ...{ printing: "text", cover: "text", binding: "text", paper: "text", format: "text" },
  },
  "themes-overview": {
    ...{ headline: "text", text: "text", values: "text" },
    by: options(["occasion", "category", "style", "color", "product"]),
  },
  frame: { ...goods, materialType: "text", formatType: "text" },
  accessory: goods,
  "sku-container": goods,
  good: { which: "text", name: "text", text: "text", picture: "asset", link: "multilink" },
  "contact-form": { headline: "text", text: "text" },
  voucher: { headline: "text", text: "text" },
  video: { title: "text", caption: "text", poster: "asset", file: "asset", captions: "asset", link: "multilink" },
  shop: { headline: "text", items: "bloks" },
  "shop-entry": { text: "text", link: "multilink", icon: "text", color: options(buttonColours) },
  reviews: { headline: "text", items: "bloks" },
  review: {
    ...{ title: "text", text: "textarea", name: "text", date: "text" },
    ...{ stars: options(["5", "4", "3", "2", "1"]), source: options(["sample", "customer"]) },
  },
  "customer-picture": { headline: "text", text: "text", items: "bloks" },
  "customer-photo": {
    ...{ picture: "asset", name: "text", product: "text", link: "multilink" },
    source: options(["sample", "customer"]),
  },
  "communication-tiles": { headline: "text", items: "bloks" },
  "communication-tile": { way: options(["phone", "email", "contact"]), text: "text" },
  "formats-and-prices": { headline: "text", materialType: "text", ratio: "text", link: "multilink", note: "text" },
};

/** What a story may be; everything else stands in one. */
const roots = new Set(["page", "global"]);
/** Only what is the same in every language is written once. */
const sameEverywhere = new Set(["bloks", "option"]);

export const components = Object.entries(schemas).map(([name, fields]) => ({
  name,
  is_root: roots.has(name),
  is_nestable: !roots.has(name),
  schema: Object.fromEntries(
    Object.entries(fields).map(([field, kind], pos) => {
      const definition = typeof kind === "string" ? { type: kind } : kind;
      return [field, { ...definition, pos, translatable: !sameEverywhere.has(definition.type) }];
    }),
  ),
}));
