import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { uspTeaserExample } from "./example.ts";

test("each reason has a silent icon, a word and a line; there are four at most", async () => {
  const items = Array.from({ length: 6 }, (_, n) => ({
    ...uspTeaserExample.items[0],
    headline: `Grund ${n}`,
    icon: "no-such",
  }));
  const { html } = await showBlocks([{ ...uspTeaserExample, items }]);
  expect(html.match(/<li>/g)).toHaveLength(4);
  expect(html.match(/<svg aria-hidden="true"/g)).toHaveLength(4);
  expect(html).toContain('<b>Grund 0</b><p class="small mute">Jede Datei, jedes Mal.</p>');
  expect(html).not.toContain("Grund 4");
});
