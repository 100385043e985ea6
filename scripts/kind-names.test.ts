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
  "web/shop",
  "web/scene",
  "web/content",
  "web/frame",
  "print",
];
/**
 * Words of the specification that are spelled like kinds: components of the content service say in their names what they show, groups of
 * the navigation what stands in them. Texts are English, and what is paid by card is in `badges`.
 */
const spelledAlike = /^web\/(?:content\/blocks|frame\/(?:navigation|badges))\/|\/messages\.\w+\.ts$/;
const files = rooms
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !spelledAlike.test(file))
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
            .replace(/\bicon="\w+"|\b(?:icon|example): "[\w-]+"/g, "")
            .replace(/\bqueryText\(\w+, "\w+"\)/g, "")
            // One of the two channels has the name of a kind.
            .replace(/\b(?:channel|Channel)\b.*/g, "")
            .match(named)
            ?.map((name) => `${file}: ${name}`) ?? [],
      ),
  );
  expect(found).toEqual([]);
});
