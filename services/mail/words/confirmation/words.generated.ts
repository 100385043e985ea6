/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly subject: (values: { number: string | number }) => string;
  readonly heading: string;
  readonly accepted: (values: { number: string | number; moment: string | number }) => string;
  readonly giftComes: string;
  readonly cancelUntil: (values: { moment: string | number; start: string }) => string;
  readonly cancelGift: string;
  readonly seeOrder: string;
  readonly order: (values: { number: string | number }) => string;
  readonly pieces: (values: { quantity: number; each: string | number }) => string;
  readonly withdrawal: {
    readonly right: string;
    readonly none: string;
  };
  readonly subtotal: string;
  readonly discount: (values: { label: string | number }) => string;
  readonly methods: {
    readonly standard: string;
    readonly pickup: string;
    readonly express: string;
  };
  readonly taxWithin: (values: { rate: string | number }) => string;
  readonly taxAdded: (values: { rate: string | number }) => string;
  readonly total: string;
  readonly gift: (values: { label: string | number }) => string;
  readonly paidOtherwise: string;
  readonly delivery: string;
  readonly byMail: (values: { email: string | number }) => string;
  /** Parcels to recipients of lists, and their price. */
  readonly toRecipients: (values: { count: number }) => string;
  readonly recipientsBy: (values: { day: string | number }) => string;
  readonly recipientsDelivery: (values: { count: number }) => string;
  readonly billAndPayment: string;
  readonly sameAddress: string;
  readonly payments: {
    readonly test: string;
    readonly stripe: string;
    readonly voucher: string;
  };
  readonly wrongTitle: string;
  readonly wrong: (values: { email: string | number; phone: string | number }) => string;
  readonly soldBy: string;
  readonly seller: {
    readonly represented: string;
    readonly vatId: string;
  };
  readonly terms: string;
  readonly privacy: string;
  readonly imprint: string;
}
