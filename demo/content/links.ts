import { readdirSync, readFileSync } from "node:fs";
import type { JsonObject } from "../../services/content/contract.ts";
import { fullSlug, type Head } from "./heads.ts";
import { uuidOf } from "./uuid.ts";
import { each, type Words } from "./words.ts";

/** A product of the catalogue that has a page of its own (`demo/pages`). */
export type Product =
  | "canvas-prints"
  | "framed-posters"
  | "photo-books"
  | "photo-boxes"
  | "photo-calendars"
  | "photo-collages"
  | "photo-prints"
  | "cards";

/** Where each product has its page, by language. */
const products = new Map(
  readdirSync(new URL("../pages/", import.meta.url))
    .map((file) => JSON.parse(readFileSync(new URL(`../pages/${file}`, import.meta.url), "utf8")))
    .map(({ key, addresses }): [string, Words | undefined] => [key, addresses]),
);

/** The page of a product, with a choice made already (`materialType=aludibond`). @throws where there is no such page */
function productPath(product: string, choice: string): Words {
  const addresses = products.get(product);
  if (!addresses) throw new Error(`no product page ${product}`);
  return each((language) => `/${addresses[language]}${choice && `?${choice}`}`);
}

const address = (url: string): JsonObject => ({
  fieldtype: "multilink",
  linktype: "url",
  id: "",
  url,
  cached_url: url,
});

/** A link to an address of the shop that is the same in every language (`/delivery`). */
export const to = (path: `/${string}`): Words<JsonObject> => each(() => address(path));

/** A link to the page of a product; `choice` as the page's own address writes it. */
export function toProduct(product: Product, choice = ""): Words<JsonObject> {
  const path = productPath(product, choice);
  return each((language) => address(path[language]));
}

/** A link to another story; the service knows its address in each language. */
export function toStory(head: Head): JsonObject {
  const slug = fullSlug(head).de;
  return { fieldtype: "multilink", linktype: "story", id: uuidOf(slug), url: "", cached_url: slug };
}

/** Inside a rich text, `[words](…)`: a story, a product page, or an address that is the same in every language. */
export const at = (head: Head): string => `story:${fullSlug(head).de}`;
export const atProduct = (product: Product, choice = ""): string => `product:${product}?${choice}`;

/** What a link of a rich text says, in each language. */
export function textLink(target: string): Words<JsonObject> {
  const [, kind, rest = ""] = /^(story|product):(.*)$/.exec(target) ?? [];
  if (kind === "story") {
    return each(() => ({ linktype: "story", uuid: uuidOf(rest), href: `/${rest}`, cached_url: rest }));
  }
  const [product = "", choice = ""] = rest.split("?");
  const path = kind === "product" ? productPath(product, choice) : each(() => target);
  return each((language) => ({ linktype: "url", href: path[language] }));
}
