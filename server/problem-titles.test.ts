import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { languages } from "../core/locale.ts";
import { localeOfLanguage } from "../core/locale-address.ts";
import { cartProblem } from "../services/carts/problem-words.ts";
import { customerProblem } from "../services/customers/problem-words.ts";
import { designProblem } from "../services/designs/problem-words.ts";
import { operatorProblem } from "../services/operators/problem-words.ts";
import { officeOrderProblem } from "../services/orders/office-problem-words.ts";
import { orderProblem } from "../services/orders/problem-words.ts";
import { photoProblem } from "../services/photos/problem-words.ts";
import { draftProblem } from "../services/price-drafts/problem-words.ts";
import { productionProblem } from "../services/production/problem-words.ts";
import { listProblem } from "../services/recipients/problem-words.ts";
import { voucherProblem } from "../services/vouchers/problem-words.ts";

/** Routes that only programs request: clients of flags, and payment providers. */
const forPrograms = /^services\/(?:flags|payments)\//;

it("no problem that a screen may show, of a visitor or an operator, says its title in one language alone", () => {
  const root = new URL("../", import.meta.url).pathname;
  const files = globSync("{services,server,platform}/**/*.ts", { cwd: root });
  const written = files.filter((file) => {
    if (/\.(?:test|fixture)\.ts$/.test(file) || forPrograms.test(file)) return false;
    // The example in the docstring of `problem` is no call.
    const source = readFileSync(root + file, "utf8").replaceAll(/^ \*.*$/gm, "");
    return /problem\(c, \{[^}]*title: ["`]|status: \d+,\s*kind: "[\w-]+",\s*title: ["`]/.test(source);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(written).toEqual([]);
});

it.each([
  ["the basket", cartProblem, "basket-full"],
  ["orders", orderProblem, "price-changed"],
  ["designs", designProblem, "too-many-shares"],
  ["photos", photoProblem, "photo-in-use"],
  ["lists of recipients", listProblem, "no-recipients"],
  ["accounts", customerProblem, "wrong-credentials"],
  ["operators' access", operatorProblem, "wrong-credentials"],
  ["price lists", draftProblem, "draft-changed"],
  ["orders in the office", officeOrderProblem, "files-not-checked"],
  ["print files", productionProblem, "file-not-approvable"],
  ["codes in the office", voucherProblem, "code-taken"],
] as const)(
  "%s name their problems in six languages, and those that services share by the shared words",
  (_, words, kind) => {
    const say = words as (kind: string, locale: ReturnType<typeof localeOfLanguage>) => string;
    const titles = languages.map((language) => say(kind, localeOfLanguage(language)));
    expect(new Set(titles).size).toBe(languages.length);
    expect(titles.every((title) => title.length > 5)).toBe(true);
    expect(say("design-not-found", "de-DE")).toBe("Diese Gestaltung gibt es nicht");
  },
);

it("Switzerland reads them in its own spelling", () => {
  expect(photoProblem("too-many-bytes", "de-DE")).toContain("größer");
  expect(photoProblem("too-many-bytes", "de-CH")).toContain("grösser");
});
