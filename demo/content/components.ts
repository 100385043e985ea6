import { buttonColours, buttonStyles } from "../../ui/button-paint.ts";

type FieldType = "text" | "textarea" | "richtext" | "asset" | "multiasset" | "multilink" | "bloks" | "option";

const options = (values: readonly string[]) => ({
  type: "option",
  options: values.map((value) => ({ name: value, value })),
});

/** What editors may write in each block (protocol, section 10); what pages make of it is in `web/shop/content/blocks`. */
const schemas: Readonly<Record<string, Readonly<Record<string, FieldType | ReturnType<typeof options>>>>> = {
  page: {
    ...{ title: "text", description: "textarea", robots: "text", canonicalUrl: "text", ogImages: "multiasset" },
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
