import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { customerPictureExample } from "./example.ts";

test("pictures say what is seen, and those of the studio that they are samples", async () => {
  const { html } = await showBlocks([customerPictureExample]);
  expect(html).toContain('alt="Drei Leinwände über einer Kommode"');
  expect(html).toContain('<a href="/leinwanddruck">Leinwand, dreimal</a>');
  expect(html.match(/<b>Muster · <\/b>/g)).toHaveLength(3);
  expect(html).toContain("sind in unserem Studio entstanden.");
});

test("a picture that says nothing to who cannot see it is left out", async () => {
  const [first] = customerPictureExample.items;
  const items = [{ ...first, picture: { ...first?.picture, alt: "" } }];
  expect(await showBlocks([{ ...customerPictureExample, items }])).toEqual({
    html: "",
    leftOut: ["an item: picture", "block customer-picture: items"],
  });
});
