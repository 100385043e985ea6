import type { AddressBook, NewAddress } from "./contract.ts";

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

/** Examples of the interface's description. */
export const examples: { readonly book: AddressBook; readonly newAddress: NewAddress } = {
  newAddress: { address, forDelivery: true, forBilling: false },
  book: {
    addresses: [
      { id: "0197f3a0-0000-7000-8000-000000000001", version: 1, address, forDelivery: true, forBilling: true },
    ],
  },
};
