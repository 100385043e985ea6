import type { HeadElement } from "./hand-over.ts";

/** What a route says for the head, as plain elements. */
export const headElements = (described: readonly object[]): readonly HeadElement[] => described.map(headElement);

function headElement(described: object): HeadElement {
  if ("title" in described) return { tag: "title", attributes: {}, text: String(described.title) };
  if ("script:ld+json" in described)
    return { tag: "script", attributes: { type: "application/ld+json" }, text: JSON.stringify(described["script:ld+json"]) };
  const { tagName, ...attributes } = described as { readonly tagName?: string } & Readonly<Record<string, string>>;
  const spelled = Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { tag: tagName === undefined ? "meta" : "link", attributes: Object.fromEntries(spelled), text: "" };
}
