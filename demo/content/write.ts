import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Json, JsonObject } from "../../services/content/contract.ts";
import { pictureManifest } from "../picture-manifest.ts";
import { richText } from "./markup.ts";

/** The same in both languages of the demo: German is the default of the space. */
export interface Words<Value = string> {
  readonly de: Value;
  readonly en: Value;
}

export const t = (de: string, en: string): Words => ({ de, en });

/** A rich text, line by line (`markup.ts`). */
export const rich = (de: readonly string[], en: readonly string[]): Words<JsonObject> => ({
  de: richText(de),
  en: richText(en),
});

/** A link to an address of the shop in each language. */
export const to = (de: string, en: string): Words<JsonObject> => ({ de: address(de), en: address(en) });
const address = (url: string): JsonObject => ({
  fieldtype: "multilink",
  linktype: "url",
  id: "",
  url,
  cached_url: url,
});

/** A link to another story; the service knows its address in each language. */
export const toStory = (slug: string): JsonObject => ({
  ...{ fieldtype: "multilink", linktype: "story", id: uuidOf(slug), url: "", cached_url: slug },
});

const { pictures } = pictureManifest.parse(
  JSON.parse(readFileSync(new URL("../pictures/manifest.json", import.meta.url), "utf8")),
);

/** A picture of the studio as an asset. @throws where there is none of that name */
export function picture(name: string): Words<JsonObject> {
  const found = pictures.find((one) => one.name === name);
  const file = found?.files.find((one) => one.file === `${name}.webp`);
  if (!found || !file) throw new Error(`no picture ${name}`);
  const narrower = found.files
    .filter((one) => one.file.endsWith(".webp") && one.width < file.width)
    .map(({ width }) => width);
  const [x, y] = [found.focus.xPercent * file.width, found.focus.yPercent * file.height].map((at) =>
    Math.round(at / 100),
  );
  const asset = (alt: string): JsonObject => ({
    ...{
      fieldtype: "asset",
      id: null,
      filename: `/pictures/${file.file}`,
      alt,
      title: null,
      copyright: null,
      source: null,
    },
    focus: `${x}x${y}:${(x ?? 0) + 1}x${(y ?? 0) + 1}`,
    meta_data: {
      width: file.width,
      height: file.height,
      widths: narrower.sort((a, b) => a - b).join(" "),
      formats: "avif webp",
    },
  });
  return { de: asset(found.alt.de), en: asset(found.alt.en) };
}

type Field = Json | Words<Json> | readonly Block[];
export type Block = JsonObject;

const isWords = (field: Field): field is Words<Json> =>
  typeof field === "object" && field !== null && !Array.isArray(field) && "de" in field && "en" in field;

/** Fields as the protocol writes translations: the German text, and beside it `__i18n__en`. */
function fieldsOf(fields: Readonly<Record<string, Field>>): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Json][] =>
      isWords(field)
        ? [
            [name, field.de],
            [`${name}__i18n__en`, field.en],
          ]
        : [[name, field as Json]],
    ),
  );
}

/** A block; its uid is the digest of what it says, so that an import changes nothing that stayed the same. */
export function block(component: string, fields: Readonly<Record<string, Field>>): Block {
  const written = fieldsOf(fields);
  return { _uid: uuidOf(JSON.stringify([component, written])), component, ...written };
}

export interface StoryText {
  /** Full slug in German, the folder's first page with a slash at its end; and the last part in English. */
  readonly slug: string;
  readonly enSlug: string;
  readonly name: Words;
  readonly title: Words;
  readonly description: Words;
  /** Left out: not for search engines. */
  readonly robots?: string;
  readonly image?: string;
  /** Slug and name of the page that stands above this one. */
  readonly above?: { readonly slug: string; readonly text: Words };
  readonly teaser: readonly Block[];
  readonly uspTeaser?: readonly Block[];
  readonly body: readonly Block[];
}

export function contentOf({
  slug,
  title,
  description,
  robots,
  image,
  above,
  teaser,
  uspTeaser = [],
  body,
}: StoryText): JsonObject {
  const crumbs = above ? [block("crumb", { text: above.text, link: toStory(above.slug) })] : [];
  return {
    _uid: uuidOf(`page ${slug}`),
    component: "page",
    ...fieldsOf({ title, description, teaser, uspTeaser, body, breadcrumb: crumbs }),
    ...(robots !== undefined && { robots }),
    // What stands in a folder is a guide, its first page the list of them.
    ...(/\/./.test(slug) && { kind: "article" }),
    ...(image !== undefined && { ogImages: [picture(image).de] }),
  };
}

/** A uuid that is always the same for the same name: version 8 of RFC 9562. */
export function uuidOf(name: string): string {
  const hex = hash("sha256", name, "hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
