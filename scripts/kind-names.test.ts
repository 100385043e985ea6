import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { productKinds } from "../products/registry.ts";

const root = join(import.meta.dirname, "..");
/** Rooms in which a kind is a value that is passed through, never a name that is known. */
const rooms = [
  "web/designer",
  "services/designs",
  "services/carts",
  "services/orders",
  "services/production",
  "services/catalogue",
  "services/prices",
  "services/product-pages",
  "web/shop/product",
  "web/shop/content/page-calculator",
  "web/shop/structured",
  "web/shop/experiments",
  "print",
];
const files = rooms
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));

const keys = productKinds.map(({ key }) => key).join("|");
/** A kind's key as a literal, or an import from its folder. */
const named = new RegExp(`["'\`](?:${keys})["'\`]|products/(?:${keys})/`, "g");

test("what is above the kinds names none of them", () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
      // A calendar is also a drawing on a button, and an example of a name.
      .flatMap(
        (line) =>
          line
            .replace(/\b(?:icon|example): "[\w-]+"/g, "")
            .match(named)
            ?.map((name) => `${file}: ${name}`) ?? [],
      ),
  );
  expect(found).toEqual([]);
});
