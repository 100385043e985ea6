import { expect, test } from "vitest";
import { themePaths } from "../../../../services/themes/contract.ts";
import { showBlocks, withoutAnswers } from "../../block.fixture.tsx";
import { feedExample } from "./example.ts";

test("while the shop names no designs nothing is shown, and operators hear of it", async () => {
  expect(await withoutAnswers([feedExample])).toEqual({
    html: "",
    leftOut: ["a block that the shop has no answer for"],
  });
});

test("the newest cards are asked for by their day, and so is the list that follows them", async () => {
  const theme = {
    id: "rose",
    title: "Rose",
    style: { label: "Botanisch" },
    prices: [],
    preview: { src: "/web-api/themes/rose/preview.svg", width: 420, height: 592 },
  };
  const asked: unknown[] = [];
  const answer = (query: unknown) => {
    asked.push(query);
    return { themes: [theme], total: 29, facets: [] };
  };
  const newest = { ...feedExample, kind: "card", sort: "created" };
  const { html } = await showBlocks([newest], { [themePaths.themes]: answer });
  expect(asked).toEqual([{ filter: {}, sort: "created", limit: "12" }]);
  expect(html).toContain('href="/karten-designen?sort=created"');
});
