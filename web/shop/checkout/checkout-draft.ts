import type { Country } from "../../../core/locale.ts";
import type { Address, PlaceOrderRequest, Sending } from "../../../services/orders/contract.ts";
import type { PaymentMethod } from "../../../services/payments/contract.ts";
import type { ShippingMethod } from "../../../services/shipping/contract.ts";

/** An address as it is being typed. */
export interface AddressDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly street: string;
  readonly extra: string;
  readonly postcode: string;
  readonly city: string;
  readonly state: string;
  readonly country: Country;
}
export type AddressField = keyof AddressDraft;

/** The checkout as far as it is filled in. */
export interface CheckoutDraft {
  readonly email: string;
  readonly shippingAddress: AddressDraft;
  /** Id of the saved address it is, `typedAddress` for the one in the fields; empty until it is decided. */
  readonly shippingChoice: string;
  /** What she had typed when she chose a saved one: there again when she wants another one after all. */
  readonly shippingTyped: AddressDraft;
  /** It is saved in her account when she orders. */
  readonly keepShipping: boolean;
  /** The bill goes somewhere else than the parcel. */
  readonly billingElsewhere: boolean;
  readonly billingAddress: AddressDraft;
  readonly billingChoice: string;
  readonly billingTyped: AddressDraft;
  readonly keepBilling: boolean;
  readonly shippingMethod: ShippingMethod;
  /** Lines that go straight to people of their lists; with nobody chosen yet as long as the list is empty. */
  readonly sending: readonly DraftSending[];
  /** Null until she chose one: then it is the first the shop offers. */
  readonly paymentMethod: PaymentMethod | null;
}

export type DraftSending = Sending[number];

/** What is wanted of it: nothing of lines for which nobody is chosen yet. */
export const wantedSending = (sending: readonly DraftSending[]): Sending =>
  sending.filter(({ recipients }) => recipients.length > 0);

/** What an address's choice is when none of the saved ones is chosen. */
export const typedAddress = "typed";

export const emptyAddress = (country: Country): AddressDraft => ({
  firstName: "",
  lastName: "",
  company: "",
  street: "",
  extra: "",
  postcode: "",
  city: "",
  state: "",
  country,
});

export const emptyDraft = (country: Country): CheckoutDraft => ({
  email: "",
  shippingAddress: emptyAddress(country),
  shippingChoice: "",
  shippingTyped: emptyAddress(country),
  keepShipping: false,
  billingElsewhere: false,
  billingAddress: emptyAddress(country),
  billingChoice: "",
  billingTyped: emptyAddress(country),
  keepBilling: false,
  shippingMethod: "standard",
  sending: [],
  paymentMethod: null,
});

/** What the visitor agreed to pay when she pressed the button. */
export interface Agreed {
  readonly cartId: string;
  readonly total: number;
  /** What of it gift vouchers leave to pay. */
  readonly payable: number;
  /** Parcels to people of lists. */
  readonly parcels: number;
  readonly currency: PlaceOrderRequest["currency"];
  /** Ways to pay the shop offers, the first one preselected. */
  readonly paymentMethods: readonly PaymentMethod[];
}

/** The order as it is sent; the server checks and tidies it. */
export function orderRequest(draft: CheckoutDraft, agreed: Agreed): PlaceOrderRequest {
  const [first] = agreed.paymentMethods;
  const chosen = agreed.paymentMethods.find((method) => method === draft.paymentMethod) ?? first;
  const paymentMethod = agreed.payable === 0 ? "voucher" : chosen;
  if (!paymentMethod) throw new Error("the shop offers no way to pay");
  return {
    cartId: agreed.cartId,
    email: draft.email.trim(),
    shippingAddress: sentAddress(draft.shippingAddress),
    billingAddress: draft.billingElsewhere ? sentAddress(draft.billingAddress) : null,
    shippingMethod: draft.shippingMethod,
    ...(agreed.parcels > 0 ? { sending: wantedSending(draft.sending), expectedParcels: agreed.parcels } : {}),
    paymentMethod,
    expectedTotal: agreed.total,
    expectedPayable: agreed.payable,
    currency: agreed.currency,
    acceptedTerms: true,
  };
}

/** A saved address in the form's fields. */
export const draftOf = (address: Address): AddressDraft => ({
  ...address,
  company: address.company ?? "",
  extra: address.extra ?? "",
  state: address.state ?? "",
});

/** Only the United States have states; one typed before another country was chosen is not sent. */
export const sentAddress = (address: AddressDraft) => ({
  ...address,
  company: address.company || null,
  extra: address.extra || null,
  state: address.country === "US" ? address.state || null : null,
});

export const draftKey = "passepartout.checkout";

/** Keeps what was typed for this tab, over reloads and the way back; gone with the tab, because it is personal. */
export function keepDraft(draft: CheckoutDraft, storage: Pick<Storage, "setItem">): void {
  try {
    storage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the form works, it only forgets on a reload.
  }
}

/** What was typed in this tab before; fields an older release did not know are empty. */
export function keptDraft(country: Country, storage: Pick<Storage, "getItem">): CheckoutDraft {
  const empty = emptyDraft(country);
  const kept = readJson(storage);
  if (!isRecord(kept)) return empty;
  return {
    ...sameTypes(empty, kept),
    shippingAddress: sameTypes(empty.shippingAddress, kept.shippingAddress),
    shippingTyped: sameTypes(empty.shippingTyped, kept.shippingTyped),
    billingAddress: sameTypes(empty.billingAddress, kept.billingAddress),
    billingTyped: sameTypes(empty.billingTyped, kept.billingTyped),
    sending: keptSending(kept.sending),
    paymentMethod: (kept.paymentMethod as PaymentMethod | undefined) ?? null,
  };
}

const keptSending = (kept: unknown): readonly DraftSending[] =>
  (Array.isArray(kept) ? kept : []).flatMap((one: unknown): readonly DraftSending[] => {
    if (!isRecord(one) || typeof one.lineId !== "string") return [];
    const { lineId, recipients } = one;
    if (recipients === "all") return [{ lineId, recipients }];
    return Array.isArray(recipients) && recipients.every((place) => Number.isInteger(place))
      ? [{ lineId, recipients: recipients as number[] }]
      : [];
  });

function readJson(storage: Pick<Storage, "getItem">): unknown {
  try {
    return JSON.parse(storage.getItem(draftKey) ?? "null");
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Takes over texts and switches of the same type; everything else stays as it is in `into`. */
function sameTypes<T extends object>(into: T, from: unknown): T {
  if (!isRecord(from)) return into;
  const entries = Object.entries(into).map(([key, value]) => {
    const known = from[key];
    return [key, typeof value !== "object" && typeof known === typeof value ? known : value];
  });
  return Object.fromEntries(entries) as T;
}
