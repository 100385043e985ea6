import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { photoBlockExample } from "./example.ts";

test("a picture keeps its point when it is cropped, and says what is seen", async () => {
  const { html } = await showBlocks([photoBlockExample]);
  expect(html).toContain('src="/pictures/edge-canvas.webp" width="1000" height="1000" alt="Ecke einer Leinwand"');
  expect(html).toContain("object-position:50% 25%");
  expect(html).toContain('<figcaption class="small mute">Das Bild läuft gespiegelt um die Kante.</figcaption>');
});

test("pictures whose address is none are left out", async () => {
  const photos = ["javascript:alert(1)", "", "mailto:a@b.example"].map((filename) => ({ picture: { filename } }));
  const { html, leftOut } = await showBlocks([{ ...photoBlockExample, photos }]);
  expect(html).toBe("");
  expect(leftOut).toEqual([...Array(3).fill("an item: picture"), "block photo-block: photos"]);
});
