import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { buttonExample } from "../button/example.ts";
import { teaserExample } from "./example.ts";

test("a teaser has the page's heading, its picture at once, and its ways on", async () => {
  const { html, leftOut } = await showBlocks([teaserExample]);
  expect(html).toContain('data-look="beside"');
  expect(html).toContain("<h1>Welches Papier zu welchem Foto passt</h1>");
  expect(html).toContain(
    'srcSet="/pictures/poster-bars-480.avif 480w, /pictures/poster-bars-960.avif 960w, /pictures/poster-bars.avif 1600w"',
  );
  expect(html).toContain('loading="eager"');
  expect(html).toContain(">Rahmen wählen</a>");
  expect(leftOut).toEqual([]);
});

test("without a picture it is words alone; of three buttons two are shown", async () => {
  const { picture, ...plain } = teaserExample;
  const buttons = ["Eins", "Zwei", "Drei"].map((text) => ({ ...buttonExample, text }));
  const { html, leftOut } = await showBlocks([{ ...plain, buttons }]);
  expect(html).toContain('data-look="plain"');
  expect(html).not.toContain("<img");
  expect(html).toContain("Zwei");
  expect(html).not.toContain("Drei");
  expect(leftOut).toEqual([]);
});
