import type { Country } from "../../../core/locale.ts";
import type { SavedAddress } from "../../../services/addresses/contract.ts";
import { type AddressDraft, type CheckoutDraft, draftOf, typedAddress } from "./checkout-draft.ts";

/**
 * The form of a customer with saved addresses: hers for parcels and bills are chosen unless she has typed or chosen
 * already, and a chosen one is as it is in the book now, also when another tab changed or deleted it meanwhile.
 *
 * @param delivered where the shop delivers to; another country's address is not chosen for a parcel
 */
export function withBook(
  draft: CheckoutDraft,
  book: readonly SavedAddress[],
  delivered: readonly Country[],
): CheckoutDraft {
  if (book.length === 0) return draft;
  const reachable = book.filter(({ address }) => delivered.includes(address.country));
  const shipping =
    draft.shippingChoice === "" && !isTyped(draft.shippingAddress)
      ? (reachable.find(({ forDelivery }) => forDelivery) ?? reachable[0])
      : reachable.find(({ id }) => id === draft.shippingChoice);
  const others = book.find(({ forBilling, id }) => forBilling && id !== shipping?.id);
  // At the first look alone: she may say later that the bill goes along with the parcel.
  const apart = draft.shippingChoice === "" && shipping !== undefined && others !== undefined;
  const billing = apart ? others : book.find(({ id }) => id === draft.billingChoice);
  return {
    ...draft,
    ...chosen("shipping", shipping),
    ...(apart && { billingElsewhere: true }),
    ...((apart || draft.billingChoice !== "") && chosen("billing", billing)),
  };
}

/** What she chose herself: a saved address, or the fields for another one with what she had typed there before. */
export function choose(
  draft: CheckoutDraft,
  name: "shipping" | "billing",
  saved: SavedAddress | undefined,
): CheckoutDraft {
  const before = draft[`${name}Choice`];
  const typed = before === "" || before === typedAddress ? draft[`${name}Address`] : draft[`${name}Typed`];
  return { ...draft, [`${name}Typed`]: typed, [`${name}Address`]: typed, ...chosen(name, saved) };
}

/** A draft with this saved address, or with the fields for another one. */
function chosen(name: "shipping" | "billing", saved: SavedAddress | undefined): Partial<CheckoutDraft> {
  const choice = saved?.id ?? typedAddress;
  const address = saved && draftOf(saved.address);
  return name === "shipping"
    ? { shippingChoice: choice, ...(address && { shippingAddress: address }) }
    : { billingChoice: choice, ...(address && { billingAddress: address }) };
}

/** Whether there is more in the fields than the name of her account. */
const isTyped = ({ street, postcode, city }: AddressDraft): boolean => `${street}${postcode}${city}`.trim() !== "";
