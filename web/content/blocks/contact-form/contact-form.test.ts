import { expect, test } from "vitest";
import { legalPaths } from "../../../../services/legal/contract.ts";
import { showBlocks, withoutAnswers } from "../../block.fixture.tsx";
import { contactFormExample } from "./example.ts";

test("while the seller is not known the form is there all the same", async () => {
  const { html, leftOut } = await withoutAnswers([contactFormExample]);
  expect(html).toContain("Nachricht senden");
  expect(html).not.toContain("mailto:");
  expect(leftOut).toEqual([]);
});

test("every field has its name, the address stands beside it, and people are not asked for what catches programs", async () => {
  const { html } = await showBlocks([contactFormExample], { [legalPaths.seller]: { email: "hallo@shop.example" } });
  for (const name of ["Name", "E-Mail", "Bestellnummer", "Nachricht"]) expect(html).toMatch(new RegExp(`>${name}<`));
  expect(html).toContain('<a href="mailto:hallo@shop.example">hallo@shop.example</a>');
  expect(html).toMatch(/<div hidden=""><input type="text" tabindex="-1" autoComplete="off"[^>]* name="website"/i);
});
