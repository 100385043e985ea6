import { useEffect } from "react";
import { type AddressBook, addressPaths, type SavedAddress } from "../../../services/addresses/contract.ts";
import { browserApi } from "../../browser-api.ts";
import { useFetched } from "../account/use-fetched.ts";
import { useCustomer } from "../chrome/customer-store.ts";
import type { CheckoutState } from "./checkout-desk.ts";
import { type CheckoutDraft, sentAddress, typedAddress } from "./checkout-draft.ts";
import type { useDraft } from "./use-draft.ts";
import { withBook } from "./with-book.ts";

/** Addresses of the customer's account for the checkout, chosen as soon as they are there; null for who is logged out. */
export function useSavedAddresses(
  { turn, ready }: ReturnType<typeof useDraft>,
  { shipping }: CheckoutState,
): readonly SavedAddress[] | null {
  const customer = useCustomer();
  const book = useFetched<AddressBook>(customer?.isLoggedIn ? addressPaths.addresses : null).value?.addresses ?? null;
  const delivered = shipping?.countries;
  useEffect(() => {
    if (ready && book && delivered) turn((now) => withBook(now, book, delivered));
  }, [ready, book, delivered, turn]);
  return book;
}

/** Saves what she typed and wants kept. The order does not wait for it, nor does it fail with it; what is saved already is not saved twice. */
export function keepTyped(draft: CheckoutDraft): void {
  const typed = (choice: string) => choice === "" || choice === typedAddress;
  const keep = [
    ...(draft.keepShipping && typed(draft.shippingChoice) ? [draft.shippingAddress] : []),
    ...(draft.keepBilling && draft.billingElsewhere && typed(draft.billingChoice) ? [draft.billingAddress] : []),
  ];
  for (const address of keep)
    void browserApi().post(addressPaths.addresses, { body: { address: sentAddress(address) } });
}
