import { describe, expect, test } from "vitest";
import { memoryStorage } from "../../browser/test-shop.ts";
import { draftKey, emptyDraft, keepDraft, keptDraft, orderRequest } from "./checkout-draft.ts";

const agreed = {
  cartId: "cart",
  total: 8080,
  payable: 8080,
  parcels: 0,
  currency: "EUR",
  paymentMethods: ["test", "stripe"],
} as const;

describe("the order as it is sent", () => {
  test("names the total that was on the screen and the first way to pay unless another was chosen", () => {
    expect(orderRequest(emptyDraft("DE"), agreed)).toMatchObject({
      cartId: "cart",
      expectedTotal: 8080,
      currency: "EUR",
      paymentMethod: "test",
      acceptedTerms: true,
    });
    expect(orderRequest({ ...emptyDraft("DE"), paymentMethod: "stripe" }, agreed).paymentMethod).toBe("stripe");
  });

  test("says what goes straight to people of lists, and in how many parcels she saw it", () => {
    const [lineId, other] = ["0199a000-0000-7000-8000-000000000001", "0199a000-0000-7000-8000-000000000002"];
    const sending = [
      { lineId, recipients: "all" as const },
      { lineId: other, recipients: [] },
    ];
    const draft = { ...emptyDraft("DE"), sending };
    expect(orderRequest(draft, { ...agreed, parcels: 57 })).toMatchObject({
      sending: [{ lineId, recipients: "all" }],
      expectedParcels: 57,
    });
    expect(orderRequest(draft, agreed)).not.toHaveProperty("sending");
    const storage = memoryStorage();
    keepDraft(draft, storage);
    expect(keptDraft("DE", storage).sending).toEqual(sending);
    storage.setItem(draftKey, JSON.stringify({ sending: [{ lineId, recipients: ["x"] }, 7] }));
    expect(keptDraft("DE", storage).sending).toEqual([]);
  });

  test("does not name a way to pay that is no longer offered", () => {
    const draft = { ...emptyDraft("DE"), paymentMethod: "stripe" as const };
    expect(orderRequest(draft, { ...agreed, paymentMethods: ["test"] }).paymentMethod).toBe("test");
  });

  test("has a second address only when the bill goes elsewhere", () => {
    const draft = emptyDraft("DE");
    const billingAddress = { ...draft.billingAddress, firstName: "Otto" };
    expect(orderRequest({ ...draft, billingAddress }, agreed).billingAddress).toBeNull();
    expect(orderRequest({ ...draft, billingAddress, billingElsewhere: true }, agreed).billingAddress).toMatchObject({
      firstName: "Otto",
    });
  });

  test("has a state only in the United States, and nothing where nothing was typed", () => {
    const draft = emptyDraft("US");
    const shippingAddress = { ...draft.shippingAddress, state: "CA" };
    expect(orderRequest({ ...draft, shippingAddress }, agreed).shippingAddress).toMatchObject({
      state: "CA",
      company: null,
      extra: null,
    });
    const moved = { ...shippingAddress, country: "DE" as const };
    expect(orderRequest({ ...draft, shippingAddress: moved }, agreed).shippingAddress.state).toBeNull();
  });
});

describe("what was typed", () => {
  test("is there again after a reload of the tab, field by field", () => {
    const storage = memoryStorage();
    const draft = {
      ...emptyDraft("DE"),
      email: "lena@beispiel.de",
      shippingAddress: { ...emptyDraft("DE").shippingAddress, city: "München", country: "AT" as const },
      billingElsewhere: true,
      paymentMethod: "stripe" as const,
    };
    keepDraft(draft, storage);
    expect(keptDraft("DE", storage)).toEqual(draft);
    expect(keptDraft("DE", memoryStorage())).toEqual(emptyDraft("DE"));
  });

  test("of another release loses only the fields that have another shape", () => {
    const storage = memoryStorage();
    storage.setItem(
      draftKey,
      JSON.stringify({ email: "a@b.de", shippingAddress: { city: 7, street: "Weg 1" }, old: 1 }),
    );
    const kept = keptDraft("DE", storage);
    expect(kept).toEqual({
      ...emptyDraft("DE"),
      email: "a@b.de",
      shippingAddress: { ...emptyDraft("DE").shippingAddress, street: "Weg 1" },
    });
  });

  test("is empty when the storage holds nonsense or refuses, and typing goes on", () => {
    const storage = memoryStorage();
    storage.setItem(draftKey, "{nonsense");
    expect(keptDraft("DE", storage)).toEqual(emptyDraft("DE"));
    const refusing = {
      getItem() {
        throw new DOMException("denied");
      },
      setItem() {
        throw new DOMException("full");
      },
    };
    expect(keptDraft("DE", refusing)).toEqual(emptyDraft("DE"));
    expect(() => keepDraft(emptyDraft("DE"), refusing)).not.toThrow();
  });
});
