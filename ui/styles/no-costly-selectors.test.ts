import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = globSync(["ui/**/*.css", "web/**/*.css"]).map((sheet) => ({
  sheet,
  css: readFileSync(sheet, "utf8").replaceAll(/\/\*.*?\*\//gs, ""),
}));

test("no sheet styles any element below :has(), which would make each change of a page a change of all of it", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const costly = sheets.filter(({ css }) => /:has\([^{}]*\)(?:\s*[>~]|\s)\s*\*\s*[{,]/.test(css));
  expect(costly.map(({ sheet }) => sheet)).toEqual([]);
});

/** What a part of a selector says that its element has; what it has not tells a browser nothing. */
type Told = "a class" | "a tag" | "nothing";

const plainly = (compound: string): Told =>
  /[.#[]/.test(compound) ? "a class" : /^[a-z]/.test(compound) ? "a tag" : "nothing";

/** Of a list what its weakest part says: `:is(p, .c)` is a tag. */
function weakest(list: string): Told {
  const told = list.split(",").map((one) => plainly(lastOf(one.trim())));
  return told.find((one) => one === "nothing") ?? told.find((one) => one === "a tag") ?? "a class";
}
const lastOf = (selector: string) => selector.split(/[\s>+~]+/).at(-1) ?? "";

const written = { "a class": ".c", "a tag": "", nothing: "" } satisfies Record<Told, string>;

/** `:is()` as what it says, other lists as nothing: `li:not(.a)` is `li`, `.a:is(p, .c)` is `.a`, `:is(p, .c)` is `t`. */
function flattened(selector: string): string {
  const list = /(^|[\s>+~,(])?:([\w-]+)\(([^()]*)\)/;
  let flat = selector.replaceAll(/\[[^\]]*\]/g, "[]");
  for (let found = list.exec(flat); found; found = list.exec(flat)) {
    const [whole, before, name = "", inner = ""] = found;
    const told = /^(?:is|where)$/.test(name) ? weakest(inner) : "nothing";
    // At the beginning of its compound it is all that tells the tag.
    const said = told === "a tag" && before !== undefined ? "t" : written[told];
    flat = flat.replace(whole, `${before ?? ""}${said}`);
  }
  return flat;
}

/** Selectors by which a change beside an element styles anew what has nothing to do with it: `* + p`, `li + li`, `.a + *`. */
function besideAny(css: string): readonly string[] {
  const selectors = [...css.matchAll(/([^{};}]+)\{/g)].map(([, selector = ""]) => selector.trim());
  return selectors.filter((selector) => {
    if (selector.startsWith("@")) return false;
    return [...flattened(selector).matchAll(/([^\s>+~,]*)\s*[+~]\s*(?=([^\s>+~,]*))/g)].some(
      ([, left = "", right = ""]) => plainly(left) !== "a class" || plainly(right) === "nothing",
    );
  });
}

test("no sheet of the shop styles what stands beside just any element, nor any that does: wherever one is put in, the browser styles all around it anew", () => {
  const costly = [
    ".a > * + * {}",
    ".a li ~ li {}",
    ".a > :not(.b) + p {}",
    ":is(p, .c) + p {}",
    ":is(.a > p, .c) + p {}",
    ".a + * {}",
    ".a ~ :first-child {}",
    ".a + :not(.b) {}",
    ".a + :is(p, :hover) {}",
  ];
  const cheap = [
    ".b > .a:is(p, .c) + p {}",
    ":is(.a, .b) + .c {}",
    ".a + :is(p, .b:not(.c)) {}",
    ".a:not(.b) + p:hover {}",
  ];
  expect(costly.filter((css) => besideAny(css).length === 0)).toEqual([]);
  expect(cheap.flatMap(besideAny)).toEqual([]);
  const followed = sheets.filter(({ sheet }) => !/^web\/(?:office|designer)\//.test(sheet));
  const found = followed.flatMap(({ sheet, css }) => besideAny(css).map((selector) => `${sheet}: ${selector}`));
  expect(found).toEqual([]);
});
