/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "basket-empty": string;
  readonly "line-unavailable": string;
  readonly "price-changed": string;
  readonly "already-ordered": string;
  readonly "basket-not-found": string;
  readonly "idempotency-key-missing": string;
  readonly "idempotency-mismatch": string;
  readonly "shipping-method-unavailable": string;
  readonly "voucher-refused": string;
  readonly "order-too-large": string;
  readonly "too-many-parcels": string;
  readonly "payment-method-unavailable": string;
  readonly "order-not-found": string;
  readonly "not-payable": string;
  readonly "vouchers-used": string;
  readonly "not-cancellable": string;
  readonly "withdrawal-not-offered": string;
  readonly "withdrawal-over": string;
  readonly "already-withdrawn": string;
  readonly "line-personalised": string;
  readonly "line-not-found": string;
  readonly "list-line-not-found": string;
  readonly "payment-provider-unavailable": string;
  readonly "parcel-not-found": string;
  readonly "parcel-not-movable": string;
  readonly "not-refundable": string;
}
