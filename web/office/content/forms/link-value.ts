import type { JsonObject, PageHead } from "../../../../services/content/contract.ts";
import { textOf } from "./json.ts";

export const linkKinds = ["story", "url", "email", "asset"] as const;
export type LinkKind = (typeof linkKinds)[number];

/** What a link is; one that nobody has made leads to a page. */
export const kindOf = (link: JsonObject): LinkKind => linkKinds.find((kind) => kind === link.linktype) ?? "story";

/** Where a link leads, as it is shown and typed. */
export function addressOf(link: JsonObject): string {
  const address = textOf(link.url) || textOf(link.cached_url);
  return kindOf(link) === "email" ? textOf(link.email) || address.replace(/^mailto:/i, "") : address;
}

const standard: JsonObject = { fieldtype: "multilink", linktype: "story", id: "", url: "", cached_url: "" };

/** The link as one of another kind, which leads nowhere yet; attributes that programs gave it stay. */
export function withKind(link: JsonObject, linktype: LinkKind): JsonObject {
  const { email: _email, story: _story, ...rest } = { ...standard, ...link };
  return { ...rest, linktype, id: "", url: "", cached_url: "" };
}

/** The link to a typed address: a web address, a mail, a file. */
export function withAddress(link: JsonObject, text: string): JsonObject {
  const next = { ...standard, linktype: kindOf(link), ...link };
  if (kindOf(link) === "email") return { ...next, email: text, url: text, cached_url: text };
  return { ...next, url: text, cached_url: text };
}

/** The link to a page; the address is the service's business, this one only shows until it has answered. */
export function withPage(link: JsonObject, { uuid, fullSlug }: Pick<PageHead, "uuid" | "fullSlug">): JsonObject {
  const { story: _story, ...rest } = link;
  return { ...standard, ...rest, linktype: "story", id: uuid, url: "", cached_url: fullSlug };
}

/** The link with a place on its page; without a text, none. */
export function withAnchor(link: JsonObject, anchor: string): JsonObject {
  const { anchor: _anchor, ...rest } = link;
  const place = anchor.replace(/^#/, "");
  return { ...standard, ...rest, ...(place !== "" && { anchor: place }) };
}

/** Whether it opens beside this page. */
export const withTarget = (link: JsonObject, beside: boolean): JsonObject => ({
  ...standard,
  ...link,
  target: beside ? "_blank" : "_self",
});
