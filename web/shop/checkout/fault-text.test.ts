import { describe, expect, test } from "vitest";
import { countries } from "../../../core/locale.ts";
import { isPostcode, postcodeExample } from "../../../services/orders/contract.ts";
import { messagesOf } from "../../words/all.ts";
import { emptyDraft } from "./checkout-draft.ts";
import { addressFaultText, postcodeFaultText } from "./fault-text.ts";

const de = messagesOf("de-DE").checkout;
const t = de.faults;

describe("a postcode that cannot be right", () => {
  test("is told how many digits are missing or too many", () => {
    expect(postcodeFaultText("8033", "DE", t)).toBe("In Deutschland hat die Postleitzahl fünf Ziffern. Es fehlt eine.");
    expect(postcodeFaultText(" 803 ", "DE", t)).toBe(
      "In Deutschland hat die Postleitzahl fünf Ziffern. Es fehlen zwei.",
    );
    expect(postcodeFaultText("803311", "DE", t)).toBe(
      "In Deutschland hat die Postleitzahl fünf Ziffern. Eine ist zu viel.",
    );
    expect(postcodeFaultText("80100", "AT", t)).toBe(
      "In Österreich hat die Postleitzahl vier Ziffern. Eine ist zu viel.",
    );
    expect(postcodeFaultText("8033", "DE", messagesOf("en-GB").checkout.faults)).toBe(
      "In Germany a postcode has five digits. One is missing.",
    );
  });

  test("shows an example where counting does not help", () => {
    expect(postcodeFaultText("0123", "AT", t)).toBe(
      "In Österreich hat die Postleitzahl vier Ziffern. Zum Beispiel 1010.",
    );
    expect(postcodeFaultText("80a31", "DE", t)).toContain("Zum Beispiel 80331.");
    expect(postcodeFaultText("SW1", "GB", t)).toContain("Zum Beispiel SW1A 1AA.");
  });

  test("has a sentence in every country, and an example that is right", () => {
    for (const country of countries) {
      expect(isPostcode(postcodeExample(country), country)).toBe(true);
      expect(t.postcodes[country]).toMatch(/\.$/);
    }
  });
});

describe("a field of an address", () => {
  const typed = emptyDraft("US").shippingAddress;
  test("says what is missing by its own name", () => {
    expect(addressFaultText("required", "city", typed, t)).toBe("Schreibe den Ort.");
    expect(addressFaultText("state-required", "state", typed, t)).toBe("Wähle den Bundesstaat.");
    expect(addressFaultText("required", "company", typed, t)).toBe("Dieses Feld fehlt noch.");
  });
  test("says something that helps for a code it does not know yet", () => {
    expect(addressFaultText("from-the-future", "street", typed, t)).toBe(t.other);
  });
});
