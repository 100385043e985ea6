import { expect, test } from "vitest";
import { legalPaths } from "../../../../services/legal/contract.ts";
import { showBlocks } from "../../block.fixture.tsx";
import { communicationTilesExample } from "./example.ts";

test("number and address are the seller's, whatever the content says", async () => {
  const answers = { [legalPaths.seller]: { phone: "+49 30 123 45", email: "hallo@shop.example" } };
  const items = communicationTilesExample.items.map((item) => ({ ...item, value: "+49 900 666" }));
  const { html } = await showBlocks([{ ...communicationTilesExample, items }], answers);
  expect(html).toContain('<a href="tel:+493012345" ');
  expect(html).toContain('<span class="num">+49 30 123 45</span>');
  expect(html).toContain('<a href="mailto:hallo@shop.example" ');
  expect(html).toContain('<a href="/kontakt" ');
  expect(html).not.toContain("900 666");
});

test("a call to action of its own leads elsewhere, and a chat that nobody offers is no way to us", async () => {
  const cta = [{ _uid: "b", component: "button", text: "Zur Hilfe", link: { linktype: "url", url: "/hilfe" } }];
  const items = [
    { _uid: "p", component: "communication-tile", way: "phone", cta },
    { _uid: "c", component: "communication-tile", way: "chat" },
  ];
  const answers = { [legalPaths.seller]: { phone: "+49 30 123 45", email: "hallo@shop.example" } };
  const { html } = await showBlocks([{ ...communicationTilesExample, items }], answers);
  expect(html).toMatch(/<a href="\/hilfe" .*Anrufen.*Zur Hilfe/);
  expect(html).not.toMatch(/tel:|\+49|#help-chat/);
});
