import { expect, test } from "vitest";
import type { SavedAddress } from "../../../services/addresses/contract.ts";
import { type CheckoutDraft, draftOf, emptyDraft, typedAddress } from "./checkout-draft.ts";
import { choose, withBook } from "./with-book.ts";

const address = {
  firstName: "Lena",
  lastName: "Muster",
  company: null,
  street: "Lindenweg 12",
  extra: null,
  postcode: "80331",
  city: "München",
  country: "DE" as const,
  state: null,
};
const saved = (id: string, more: Partial<SavedAddress> = {}): SavedAddress => ({
  id,
  version: 1,
  address: { ...address, street: id },
  forDelivery: false,
  forBilling: false,
  ...more,
});
const home = saved("home", { forDelivery: true, forBilling: true });
const mother = saved("mother");
const abroad = saved("abroad", { address: { ...address, country: "US", state: "CA" } });
const delivered = ["DE", "AT"] as const;
const look = ({ shippingChoice, shippingAddress, billingElsewhere, billingChoice }: CheckoutDraft) => [
  shippingChoice,
  shippingAddress.street,
  ...(billingElsewhere ? [billingChoice] : []),
];

test("her default for parcels is chosen, and the bill goes along where it is the default, too", () => {
  expect(look(withBook(emptyDraft("DE"), [mother, home], delivered))).toEqual(["home", "home"]);
});

test("a default of its own for bills is chosen for the bill", () => {
  const office = saved("office", { forBilling: true });
  const book = [saved("home", { forDelivery: true }), office];
  const draft = withBook(emptyDraft("DE"), book, delivered);
  expect(look(draft)).toEqual(["home", "home", "office"]);
  expect(draft.billingAddress).toEqual(draftOf(office.address));
  // She wants it along with the parcel after all: that stays, however often the book is read again.
  expect(look(withBook({ ...draft, billingElsewhere: false }, book, delivered))).toEqual(["home", "home"]);
});

test("what she has typed stays, a name from her account alone is nothing typed", () => {
  const draft = emptyDraft("DE");
  const typed = { ...draft, shippingAddress: { ...draft.shippingAddress, street: "Am Markt 1" } };
  expect(look(withBook(typed, [home], delivered))).toEqual([typedAddress, "Am Markt 1"]);
  const named = { ...draft, shippingAddress: { ...draft.shippingAddress, firstName: "Lena" } };
  expect(look(withBook(named, [home], delivered))).toEqual(["home", "home"]);
});

test("an address to where the shop does not deliver is not chosen for the parcel", () => {
  expect(look(withBook(emptyDraft("DE"), [{ ...abroad, forDelivery: true }, mother], delivered))).toEqual([
    "mother",
    "mother",
  ]);
  expect(look(withBook(emptyDraft("DE"), [{ ...abroad, forDelivery: true }], delivered))).toEqual([typedAddress, ""]);
});

test("what another tab changed is taken over, and what it deleted stays in the fields as typed", () => {
  const draft = withBook(emptyDraft("DE"), [home, mother], delivered);
  const moved = { ...home, version: 2, address: { ...address, street: "Neuer Weg 1" } };
  expect(look(withBook(draft, [moved, mother], delivered))).toEqual(["home", "Neuer Weg 1"]);
  expect(look(withBook(draft, [mother], delivered))).toEqual([typedAddress, "home"]);
});

test("what she typed is there again when she looks at a saved one and wants another one after all", () => {
  const empty = emptyDraft("DE");
  const typed = { ...empty.shippingAddress, street: "Am Markt 1" };
  const draft = withBook({ ...empty, shippingAddress: typed }, [home, mother], delivered);
  const atHome = choose(choose(draft, "shipping", mother), "shipping", home);
  expect(look(atHome)).toEqual(["home", "home"]);
  expect(choose(atHome, "shipping", undefined)).toMatchObject({ shippingChoice: typedAddress, shippingAddress: typed });
  // Nothing typed: empty fields, not those of the saved one.
  const first = withBook(empty, [home], delivered);
  expect(look(choose(first, "shipping", undefined))).toEqual([typedAddress, ""]);
  expect(choose(first, "billing", home)).toMatchObject({
    billingChoice: "home",
    billingAddress: draftOf(home.address),
  });
});

test("without saved addresses the form is as it was", () => {
  const draft = emptyDraft("DE");
  expect(withBook(draft, [], delivered)).toBe(draft);
});
