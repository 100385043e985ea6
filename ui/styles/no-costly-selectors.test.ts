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

/** A class or attribute that an element has, in `:is()` as well; what it is not tells a browser nothing. */
const named = /[.#[]/;

/** Selectors in which something stands beside an element that no class or attribute names: `* + p`, `li + li`. */
function besideAny(css: string): readonly string[] {
  const selectors = [...css.matchAll(/([^{};}]+)\{/g)].map(([, selector = ""]) => selector.trim());
  return selectors.filter((selector) => {
    if (selector.startsWith("@")) return false;
    let flat = selector;
    for (let before = ""; before !== flat; ) {
      before = flat;
      flat = flat.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name, inner) =>
        /^(?:is|where)$/.test(name) && named.test(inner) ? ".named" : "",
      );
    }
    const left = [...flat.matchAll(/([^\s>+~,]*)\s*[+~]/g)].map(([, compound = ""]) => compound);
    return left.some((compound) => !named.test(compound));
  });
}

test("no sheet of the shop styles what stands beside just any element: wherever one is put in, the browser styles all around it anew", () => {
  expect(
    besideAny(".a > * + * {} .a li ~ li {} .a > :not(.b) + p {} .b > .a:is(p, .c) + * {} :is(.a, .b) + * {}"),
  ).toEqual([".a > * + *", ".a li ~ li", ".a > :not(.b) + p"]);
  const followed = sheets.filter(({ sheet }) => !/^web\/(?:office|designer)\//.test(sheet));
  const costly = followed.flatMap(({ sheet, css }) => besideAny(css).map((selector) => `${sheet}: ${selector}`));
  expect(costly).toEqual([]);
});
