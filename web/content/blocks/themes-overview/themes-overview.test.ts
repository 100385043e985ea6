import { expect, test } from "vitest";
import { themePaths } from "../../../../services/themes/contract.ts";
import { showBlocks } from "../../block.fixture.tsx";
import { themesOverviewExample } from "./example.ts";

const preview = { src: "/web-api/themes/rose/preview.svg", width: 420, height: 592 };
const value = (name: string, label: string, count: number) => ({ value: name, label, count, chosen: false });
const answers = {
  [themePaths.themes]: {
    themes: [{ preview }],
    facets: [
      {
        type: "occasion",
        values: [value("birth", "Geburt", 1), value("wedding", "Hochzeit", 29), value("easter", "Ostern", 0)],
      },
    ],
  },
};

test("each occasion leads to its designs and says how many there are, in the order that an editor wrote", async () => {
  const { html } = await showBlocks(
    [{ ...themesOverviewExample, values: "wedding, birth, easter, nonsense" }],
    answers,
  );
  expect(html).toContain('<a href="/karten-designen?filter[occasion][]=wedding">');
  expect(html).toMatch(
    /Hochzeit<\/b><span class="content-tile-fact">29 Designs<.*Geburt<\/b><span class="content-tile-fact">1 Design</,
  );
  expect(html).not.toContain("Ostern");
  expect(html).not.toContain("nonsense");
});

test("a design that is the most popular of two occasions is shown for the first of them only", async () => {
  const tulip = { ...preview, src: "/web-api/themes/tulip/preview.svg" };
  const both = { [themePaths.themes]: { ...answers[themePaths.themes], themes: [{ preview }, { preview: tulip }] } };
  const { html } = await showBlocks([{ ...themesOverviewExample, values: "wedding, birth" }], both);
  expect([...html.matchAll(/themes\/(\w+)\/preview/g)].map(([, name]) => name)).toEqual(["rose", "tulip"]);
});

test("without a choice all of them are shown that have designs", async () => {
  const { html } = await showBlocks([{ ...themesOverviewExample, values: "" }], answers);
  expect(html.match(/<li>/g)).toHaveLength(2);
});
