import type { Json, JsonObject } from "../../../../../services/content/contract.ts";
import { textOf } from "../json.ts";
import { addressOf } from "../link-value.ts";

/** A link of a rich text as a link field: both name the same things differently (protocol, sections 5 and 6). */
export function linkOf({ href, uuid, anchor, target, linktype }: JsonObject): JsonObject {
  const address = textOf(href).replace(/^\/(?=.)/, linktype === "story" ? "" : "/");
  return {
    linktype: textOf(linktype) || "url",
    id: textOf(uuid),
    url: "",
    cached_url: address,
    ...(linktype === "email" && { email: address.replace(/^mailto:/i, "") }),
    ...(textOf(anchor) !== "" && { anchor: textOf(anchor) }),
    ...(textOf(target) !== "" && { target: textOf(target) }),
  };
}

/** A link field as attributes of a rich text's link; what only programs write there stays. */
export function markOf(link: JsonObject, before: JsonObject): Record<string, Json> {
  const address = addressOf(link);
  const isStory = link.linktype === "story";
  return {
    ...before,
    linktype: link.linktype ?? "url",
    href: isStory ? `/${address.replace(/^\//, "")}` : address,
    uuid: isStory ? textOf(link.id) || null : null,
    anchor: textOf(link.anchor) || null,
    target: link.target === "_blank" ? "_blank" : null,
  };
}
