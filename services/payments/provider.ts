import type { Locale } from "../../core/locale.ts";
import type { Currency } from "../../core/money.ts";
import type { Outcome } from "../../core/outcome.ts";
import type { PaymentMethod, PaymentState, RefundState } from "./contract.ts";

/** A payment as a provider is asked for it. */
export interface PaymentRequest {
  /** Ours. Asking twice with the same id makes one payment at the provider. */
  readonly paymentId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** Subject of the payment in the customer's language: "Bestellung 100001". */
  readonly description: string;
  readonly email: string;
  readonly locale: Locale;
  /** Absolute address of the order page, where the provider sends the customer afterwards, whatever came of it. */
  readonly returnUrl: string;
}

/** The provider's session. */
export interface PaymentSession {
  /** The provider's own id. */
  readonly reference: string;
  /** The page on which the customer pays. */
  readonly redirectUrl: string;
}

/** A payment's state at the provider. */
export interface ProviderStatus {
  readonly state: PaymentState;
  /** Paid or payable amount there, compared with ours. */
  readonly amount: number;
  readonly currency: string;
}

/** Money to give back. */
export interface RefundRequest {
  /** Ours. Asking twice with the same id gives money back once. */
  readonly refundId: string;
  readonly paymentId: string;
  /** The provider's own id of the payment. */
  readonly reference: string;
  /** Minor units: all that was paid. */
  readonly amount: number;
  readonly currency: Currency;
}

/** A refund's state at the provider. `failed`: it cannot or will not refund. */
export interface RefundReport {
  readonly state: Exclude<RefundState, "requested">;
  /** The provider's own id, null when there is none. */
  readonly reference: string | null;
}

/** A verified message of a provider. */
export interface PaymentEvent {
  /** The provider's id of the message; the same message may come more than once. */
  readonly eventId: string;
  /** Ours; null when the message is about something else. */
  readonly paymentId: string | null;
  /** Null when the message does not change a payment's state. */
  readonly status: ProviderStatus | null;
  /** When the message is about money given back. */
  readonly refund?: RefundReport & { readonly refundId: string };
  /** As it came, for the record. */
  readonly body: unknown;
}

/** Someone who takes money for us. Calls go outside, so none is made inside a database transaction. */
export interface PaymentProvider {
  readonly key: PaymentMethod;
  /** Nobody chooses it at the checkout: what was put into the basket decides. */
  readonly internal?: true;
  /** @throws when the provider is unreachable or refuses; the order stays, and a later attempt follows */
  create(request: PaymentRequest): Promise<PaymentSession>;
  /** Parses a webhook. `forged`: not signed by the provider, or too old; `unreadable`: signed, but no message. */
  verifyWebhook(rawBody: string, headers: Headers): Promise<Outcome<PaymentEvent, "forged" | "unreadable">>;
  /** @throws when the provider cannot be reached or does not know the payment */
  fetchStatus(payment: { readonly paymentId: string; readonly reference: string }): Promise<ProviderStatus>;
  /**
   * Closes an attempt, so that its page accepts no money, and returns its state: `paid` or `pending` when the customer
   * was faster. Idempotent.
   *
   * @throws when the provider cannot be reached
   */
  close(payment: { readonly paymentId: string; readonly reference: string }): Promise<ProviderStatus>;
  /** Gives money back. @throws when the provider cannot be reached; it is asked again later with the same id */
  refund(request: RefundRequest): Promise<RefundReport>;
  /** @throws when the provider cannot be reached or does not know the refund */
  fetchRefund(refund: { readonly refundId: string; readonly reference: string | null }): Promise<RefundReport>;
}
