import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import { buttonColours, buttonStyles } from "../../../ui/button-paint.ts";
import { samples } from "./samples.ts";
import type { UiWords } from "./words.ts";

/** Each text is its own name. */
const words = new Proxy({} as UiWords, {
  get: (_, name: string) =>
    name === "materials"
      ? ["Leinwand", "Alu-Dibond", "Acrylglas"]
      : name === "page"
        ? (page: number) => `page ${page}`
        : name,
});

const shown = (name: keyof typeof samples) => {
  const Sample = samples[name];
  return html(<Sample words={words} />);
};

/** What is seen only as part of something else, or not at all; icons have a page of their own, `/_icons`. */
const within = ["choice.tsx", "field.tsx", "icon.tsx", "live-region.tsx"];

test("the gallery shows every component of the design system", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith("-samples.tsx"));
  const sources = files.map((file) => readFileSync(`${import.meta.dirname}/${file}`, "utf8")).join("");
  const components = readdirSync(`${import.meta.dirname}/../../../ui`).filter((file) => /^[a-z-]+\.tsx$/.test(file));
  expect(components.length).toBeGreaterThan(35);
  expect(components.filter((file) => !sources.includes(`/ui/${file}"`) && !within.includes(file))).toEqual([]);
});

test("what a shop needs is found in it by name", () => {
  const actions = ["Button", "PaintedButton", "Tooltip"];
  const fields = ["TextInput", "NumberInput", "Checkbox", "Select"];
  const ways = ["Tabs", "Accordion", "Carousel", "Scroller"];
  const goods = ["Price", "Image", "Video", "Tile", "Card"];
  const news = ["Toast", "Badge", "Countdown", "Progress"];
  expect(Object.keys(samples)).toEqual(expect.arrayContaining([...actions, ...fields, ...ways, ...goods, ...news]));
});

test("buttons stand there in all twelve colours and three styles, each at rest, loading with and without words, and disabled", () => {
  const buttons = shown("PaintedButton");
  for (const style of buttonStyles)
    for (const colour of buttonColours) expect(buttons).toContain(`>${style} ${colour}</button>`);
  expect(buttonColours.length * buttonStyles.length).toBe(36);
  expect(buttons.match(/aria-busy="true"/g)).toHaveLength(2 * 36);
  expect(buttons.match(/ disabled=""/g)).toHaveLength(36);
});

test("an image is shown on its way, loaded, and one that does not come; a price from, reduced and large", () => {
  const images = shown("Image");
  expect(images).toContain('data-state="coming"');
  expect(images).toContain("/pictures/room-canvas-960.webp");
  expect(images).toContain("/pictures/none.webp");
  const prices = shown("Price");
  expect([/price-before/, /<s class="price-original">/, /price-large/].every((part) => part.test(prices))).toBe(true);
});

test("fields, choices and selects have a sample with their fault, and one that cannot be used", () => {
  for (const name of ["TextInput", "Select"] as const) {
    expect(shown(name)).toContain('aria-invalid="true"');
    expect(shown(name)).toContain("disabled");
  }
  expect(shown("Checkbox")).toContain('aria-invalid="true"');
  expect(shown("Tile")).toContain("choice-reason");
});
