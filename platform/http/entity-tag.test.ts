import { expect, test } from "vitest";
import { entityTag, namesTag } from "./entity-tag.ts";

const tag = entityTag(new TextEncoder().encode("page"));

test("the same content has the same tag, other content another", () => {
  expect(tag).toMatch(/^W\/"[A-Za-z0-9_-]{22}"$/);
  expect(entityTag(new TextEncoder().encode("page"))).toBe(tag);
  expect(entityTag(new TextEncoder().encode("pages"))).not.toBe(tag);
});

test("a browser's tag is known again, weak or strong, alone or in a list", () => {
  expect(namesTag(tag, tag)).toBe(true);
  expect(namesTag(tag.slice(2), tag)).toBe(true);
  expect(namesTag(`"other", ${tag}`, tag)).toBe(true);
  expect(namesTag("*", tag)).toBe(true);
});

test("no tag and other tags are not", () => {
  expect(namesTag(undefined, tag)).toBe(false);
  expect(namesTag(null, tag)).toBe(false);
  expect(namesTag('"other", W/"another"', tag)).toBe(false);
});
