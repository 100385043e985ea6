import { useEffect } from "react";
import { type AddressBook, addressPaths, type SavedAddress } from "../../../services/addresses/contract.ts";
import { browserApi } from "../../browser/browser-api.ts";
import { useFetched } from "../../browser/store/use-fetched.ts";
import { useCustomer } from "../../frame/customer/customer-store.ts";
import { type CheckoutDraft, sentAddress, typedAddress } from "./checkout-draft.ts";
import type { CheckoutState } from "./checkout-store.ts";
import type { useDraft } from "./use-draft.ts";
import { withBook } from "./with-book.ts";

interface SavedAddresses {
  /** Addresses of her account, chosen from as soon as they are shown; null for who is logged out. */
  readonly book: readonly SavedAddress[] | null;
  /** Whether it is known what the form asks for; what stands below holds its place until then. */
  readonly known: boolean;
}

/** Addresses of the customer's account for the checkout. */
export function useSavedAddresses(
  { draft, turn, ready }: ReturnType<typeof useDraft>,
  { shipping }: CheckoutState,
): SavedAddresses {
  const customer = useCustomer();
  const { value, failure } = useFetched<AddressBook>(customer?.isLoggedIn ? addressPaths.addresses : null);
  const saved = value?.addresses ?? null;
  const delivered = shipping?.countries;
  useEffect(() => {
    if (ready && saved && delivered) turn((now) => withBook(now, saved, delivered));
  }, [ready, saved, delivered, turn]);
  // Never the list above fields that are about to go: it comes with the one that is chosen.
  const book = saved && (saved.length === 0 || (delivered && draft.shippingChoice !== "")) ? saved : null;
  const whose = customer !== null && (!customer.isLoggedIn || book !== null || failure !== null);
  return { book, known: ready && whose };
}

/** Saves the addresses she wants to keep, after the order. Nothing waits for it; saved ones are not repeated. */
export function keepTyped(draft: CheckoutDraft): void {
  const typed = (choice: string) => choice === "" || choice === typedAddress;
  const keep = [
    ...(draft.keepShipping && typed(draft.shippingChoice) ? [draft.shippingAddress] : []),
    ...(draft.keepBilling && draft.billingElsewhere && typed(draft.billingChoice) ? [draft.billingAddress] : []),
  ];
  for (const address of keep)
    void browserApi().post(addressPaths.addresses, { body: { address: sentAddress(address) }, keepalive: true });
}
