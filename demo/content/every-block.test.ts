import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../services/content/contract.ts";
import { blocks as all } from "../../web/content/blocks/blocks.generated.ts";
import { boxKinds } from "../../web/frame/chrome/footer/footer-content.ts";
import calendar from "../catalogue/calendar.json" with { type: "json" };
import { contentLines } from "./space.ts";
import { settingsOf, stories } from "./stories.fixture.ts";

/** Every object of a content, with what it is a part of. */
function* objects(value: Json): Generator<JsonObject> {
  if (Array.isArray(value)) for (const one of value) yield* objects(one);
  else if (value !== null && typeof value === "object") {
    yield value as JsonObject;
    for (const one of Object.values(value)) yield* objects(one as Json);
  }
}

const shown = contentLines().flatMap((line) => {
  const { kind, data } = JSON.parse(line);
  return kind === "story" && data.published ? [...objects(data.published)] : [];
});
const named = new Set(shown.map(({ component }) => component));

/** As the shop reads it: every name that begins with Public is one container. */
const blockOf = (name: unknown) => (String(name).startsWith("Public") ? "public-container" : name);

it("the demo's stories show every block that pages know (core document, section 2)", () => {
  const known = all.map(({ name }) => name);
  const blocks = new Set([...named].map(blockOf));
  expect(known.length).toBeGreaterThan(30);
  expect(known.filter((name) => !blocks.has(name))).toEqual([]);
});

it("lists of the specification are pages, and that of calendars is filtered by every type (core document, section 2)", () => {
  const paths = stories.map(({ slug }) => slug.de);
  const types = calendar.types.map(({ key }) => `filters/calendar/${key}`);
  const wanted = ["feed-card", "feed-calendar", "feed-collage", "alle-fotokalender", ...types];
  expect(wanted).toHaveLength(9);
  expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
  const filtered = shown.flatMap(({ component, calendarType }) => (component === "calendar" ? [calendarType] : []));
  expect(calendar.types.filter(({ key }) => !filtered.includes(key))).toEqual([]);
});

it("a page has a bar of its own, and the footers have every kind of box", () => {
  const bars = shown.flatMap((one) => (one.component === "page" && Array.isArray(one.bar) ? one.bar : []));
  expect(bars.length).toBeGreaterThan(0);
  const boxes = [...objects(settingsOf("poster"))].filter(({ component }) => component === "footer-box");
  const kinds = new Set(boxes.map(({ kind }) => kind));
  expect(boxKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
});
