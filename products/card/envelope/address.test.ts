import { expect, test } from "vitest";
import { card, demoCards } from "../../../demo/catalogue/cards.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { elementOf } from "../../../design/element-place.ts";
import { together } from "../../../design/operation.ts";
import { bindElement } from "../../../design/recipients/bind-fields.ts";
import { printedFiles } from "../../merged-plans.ts";
import { check } from "../check.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import { design as kind } from "../design/card-design.ts";
import { settle } from "../settle.ts";
import { envelopeAreas } from "./areas.ts";

const recipients = { list: "a".repeat(64), count: 57 };
const withEnvelope = (sku: string, quantity = 60, size = "a6-hoch-folded 60") =>
  card(size, { accessories: [{ sku, quantity }], recipients });
const blank = (configuration: CardConfiguration) => kind.blank(configuration, demoCards, null);
function late(design: DesignDocument, to: CardConfiguration): DesignDocument {
  const applied = apply(design, together(kind.reconfigure(design, to, demoCards, null, null)));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document;
}
const address = (design: DesignDocument) => elementOf(design, "envelope-address");

test("envelopes with addresses are a file of their own, one for each guest and the spare ones without", () => {
  const design = blank(withEnvelope("envelope-senderrecipient-cream-162x114", 65));
  const files = printedFiles(kind, design, demoCards);
  expect(files.map(({ role, partner, copies, pieces }) => [role, partner, copies, pieces])).toEqual([
    ["card", "press", 60, undefined],
    ["envelope", "envelopes", 1, 65],
  ]);
});

test("an address is printed as the post wants it, without gaps", () => {
  const text = address(blank(withEnvelope("envelope-recipient-cream-162x114")));
  if (text?.type !== "text") throw new Error("no address");
  const values = {
    firstName: "Inge",
    lastName: "Brandt",
    street: "Lindenallee",
    houseNumber: "14",
    postcode: "79104",
    city: "Freiburg",
  };
  const columns = Object.keys(values).map((key) => ({ key, head: key }));
  expect(bindElement(text, { line: 2, values }, columns).text).toBe("Inge Brandt\nLindenallee 14\n79104 Freiburg");
  expect(text.frame).toEqual(envelopeAreas({ width: 162, height: 114 }).address);
});

test("a late change brings the address, moves it, and takes it away unless she wrote in it", () => {
  const sender = blank(withEnvelope("envelope-sender-cream-162x114"));
  expect(address(sender)).toBeUndefined();
  const both = late(sender, withEnvelope("envelope-senderrecipient-cream-162x114"));
  expect(elementOf(both, "envelope-sender")).toEqual(elementOf(sender, "envelope-sender"));
  const larger = late(both, withEnvelope("envelope-senderrecipient-cream-176x125", 60, "b6-folded 60"));
  expect(address(larger)?.frame).toEqual(envelopeAreas({ width: 176, height: 125 }).address);
  expect(address(late(larger, withEnvelope("envelope-sender-cream-176x125", 60, "b6-folded 60")))).toBeUndefined();
});

test("fewer envelopes than guests are refused, and made enough", () => {
  const sku = "envelope-recipient-cream-162x114";
  const few = withEnvelope(sku, 50);
  expect(check(few, demoCards)).toEqual([
    { field: `accessories.${sku}`, reason: "quantity-below-recipients", params: { quantity: 50, count: 57 } },
  ]);
  expect(settle(few, demoCards, few.card).configuration.accessories).toEqual([{ sku, quantity: 57 }]);
});
