import { expect, test } from "vitest";
import { card, demoCards } from "../../demo/catalogue/cards.ts";
import { check } from "./check.ts";
import { quote } from "./quote.ts";
import { settle } from "./settle.ts";
import type { RefinementType } from "./vocabulary.ts";

const chosen = (paper: string, refinementType: RefinementType) => card("a6-quer-folded 50", { paper, refinementType });
const reasons = (paper: string, refinement: RefinementType) =>
  check(chosen(paper, refinement), demoCards).map(({ field, reason }) => `${field}: ${reason}`);

test.each(["gold", "silber", "rosegold", "relief"] as const)("%s does not hold on open fibres", (refinement) => {
  for (const paper of ["kraft", "recycled"]) {
    expect(reasons(paper, refinement), paper).toEqual(["refinementType: refinement-not-on-paper"]);
  }
  for (const paper of ["matt", "natural", "pearl", "cotton"]) expect(reasons(paper, refinement), paper).toEqual([]);
});

test("relief does not hold on felt, foil does", () => {
  expect(reasons("felt", "gold")).toEqual([]);
  expect(reasons("felt", "relief")).toEqual(["refinementType: refinement-not-on-paper"]);
});

test("every paper is sold without a refinement", () => {
  for (const { key } of demoCards.papers) expect(reasons(key, "ohne"), key).toEqual([]);
});

test("a paper that is chosen late leaves the foil out, says so, and charges none", () => {
  const { configuration, notices } = settle(chosen("kraft", "gold"), demoCards, "a6-quer-folded");
  expect(configuration).toEqual(chosen("kraft", "ohne"));
  expect(notices.map(({ reason }) => reason)).toEqual(["refinement-not-on-paper"]);
  const terms = { currency: "EUR", tax: { percent: 19, included: true }, on: "2026-11-20" } as never;
  const quoted = quote(configuration, demoCards, terms);
  expect(quoted.ok && quoted.value.lines.some(({ key }) => key.startsWith("refinement"))).toBe(false);
});

test("the sentence names foil and paper", () => {
  const [refusal] = check(chosen("kraft", "gold"), demoCards);
  expect(refusal?.params).toMatchObject({ paper: { key: "card.paper.kraft" }, refinement: { key: "ref.gold" } });
});
