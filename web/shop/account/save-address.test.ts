import { expect, test } from "vitest";
import { addressPaths, type SavedAddress } from "../../../services/addresses/contract.ts";
import { type Answer, problem, testShop } from "../../browser/test-shop.ts";
import { saveAddress } from "./save-address.ts";

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
const wish = { address, forDelivery: false, forBilling: false };
const stored = (version: number): SavedAddress => ({ id: "home", version, ...wish });
const book = (...addresses: SavedAddress[]): Answer => ({ body: { addresses } });

/** A shop that answers each call in turn. */
function shop(...answers: readonly Answer[]) {
  const left = [...answers];
  return testShop(() => left.shift() ?? "offline");
}

test("a new one is added, a known one changed from the state she saw", async () => {
  const { api, calls } = shop(book(stored(1)), book(stored(2)));
  expect(await saveAddress(api, null, wish)).toEqual({ kind: "saved" });
  expect(await saveAddress(api, { id: "home", version: 1 }, wish)).toEqual({ kind: "saved" });
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ["POST", addressPaths.addresses, wish],
    ["PUT", addressPaths.address("home"), { ...wish, version: 1 }],
  ]);
});

test("one that another tab changed asks once, and her next try is for the state that is there now", async () => {
  const { api, calls } = shop(problem(409, "address-changed"), book(stored(4)));
  const told = { kind: "asks", title: "address-changed", at: { id: "home", version: 4 } };
  expect(await saveAddress(api, { id: "home", version: 1 }, wish)).toEqual(told);
  expect(calls.map(({ method }) => method)).toEqual(["PUT", "GET"]);
});

test.each([
  ["while she typed", [problem(404, "address-gone")]],
  ["between two looks", [problem(409, "address-changed"), book()]],
] as const)(
  "what she typed is not lost with an address deleted %s: her next try saves it as a new one",
  async (_, answers) => {
    const { api } = shop(...answers);
    expect(await saveAddress(api, { id: "home", version: 1 }, wish)).toMatchObject({ kind: "asks", at: null });
  },
);

test("faults stand at their fields; what else is refused is said, and changes nothing of what she is at", async () => {
  const errors = [{ in: "body", pointer: "/address/postcode", detail: "postcode" }];
  const faulty = await saveAddress(shop(problem(422, "invalid", { errors })).api, null, wish);
  expect(faulty).toEqual({ kind: "faults", faults: new Map([["/address/postcode", "postcode"]]) });
  const full = await saveAddress(shop(problem(409, "addresses-full")).api, null, wish);
  expect(full).toEqual({ kind: "refused", title: "addresses-full" });
  expect(await saveAddress(shop("offline").api, null, wish)).toEqual({ kind: "refused", title: null });
});
