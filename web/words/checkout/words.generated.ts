/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly lead: string;
  readonly loading: string;
  readonly secure: (values: { encrypted: boolean }) => string;
  readonly withoutScripts: string;
  readonly mini: (values: { articles: number; day: string | number }) => string;
  readonly miniByMail: (values: { articles: number }) => string;
  readonly contact: string;
  readonly logIn: string;
  readonly loggedInAs: (values: { name: string | number }) => string;
  readonly email: string;
  readonly emailHint: string;
  readonly emailHintGift: string;
  readonly delivery: string;
  readonly buyer: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly more: string;
  readonly company: string;
  readonly extra: string;
  readonly optional: string;
  readonly postcode: string;
  readonly city: string;
  readonly state: string;
  readonly chooseState: string;
  readonly country: string;
  readonly anotherAddress: string;
  readonly keepAddress: string;
  readonly billingElsewhere: string;
  readonly billing: string;
  readonly speed: string;
  readonly way: (values: { way: string | number; day: string | number }) => string;
  readonly earliest: (values: { day: string | number }) => string;
  /** Where the pieces of a line go that is printed for a list. */
  readonly sending: {
    readonly title: string;
    readonly home: string;
    readonly homeDetail: string;
    readonly all: string;
    readonly allDetail: (values: { count: number }) => string;
    readonly some: string;
    readonly someDetail: string;
    readonly chosen: (values: { chosen: string | number; count: string | number }) => string;
    readonly search: string;
    readonly more: (values: { count: number }) => string;
    readonly none: string;
    readonly unreachable: (values: { count: number }) => string;
    readonly row: (values: { line: string | number }) => string;
    readonly mend: string;
    readonly loading: string;
    readonly failed: string;
    readonly arrival: (values: { day: string | number }) => string;
    readonly faults: {
      readonly missing: {
        readonly name: string;
        readonly street: string;
        readonly postcode: string;
        readonly city: string;
        readonly state: string;
      };
      readonly "postcode-format": string;
      readonly "country-unknown": string;
      readonly "country-not-delivered": string;
      readonly "too-long": string;
      readonly "unreadable-characters": string;
      readonly other: string;
    };
  };
  readonly toRecipients: (values: { count: number }) => string;
  readonly payment: string;
  readonly payments: {
    readonly test: {
      readonly name: string;
      readonly detail: string;
      readonly mark: string;
    };
    readonly stripe: {
      readonly name: string;
      readonly detail: string;
      readonly mark: string;
    };
    readonly voucher: {
      readonly name: string;
      readonly detail: string;
      readonly mark: string;
    };
  };
  readonly order: string;
  readonly edit: string;
  readonly pieces: (values: { quantity: number }) => string;
  readonly readyMade: string;
  readonly subtotal: string;
  readonly freeFrom: (values: { amount: string | number }) => string;
  readonly total: string;
  readonly taxWithin: (values: { amount: string | number; rate: string | number }) => string;
  readonly taxIfDue: string;
  readonly taxAdded: (values: { rate: string | number }) => string;
  readonly ifPaidToday: string;
  readonly placing: string;
  readonly refreshing: string;
  readonly legal: {
    readonly cancel: (values: { minutes: string | number }) => string;
    readonly personalised: string;
    readonly readyMade: string;
    readonly mixed: string;
    readonly before: string;
    readonly terms: string;
    readonly and: string;
    readonly privacy: string;
    readonly after: string;
  };
  /** Names of the countries in the language, because browsers and servers do not always agree on them. */
  readonly countries: {
    readonly AT: string;
    readonly BE: string;
    readonly CH: string;
    readonly DE: string;
    readonly ES: string;
    readonly FR: string;
    readonly GB: string;
    readonly IT: string;
    readonly LI: string;
    readonly LU: string;
    readonly NL: string;
    readonly US: string;
  };
  readonly faults: {
    readonly summary: (values: { count: number }) => string;
    readonly email: string;
    readonly required: {
      readonly firstName: string;
      readonly lastName: string;
      readonly street: string;
      readonly postcode: string;
      readonly city: string;
      readonly state: string;
      readonly other: string;
    };
    readonly tooLong: string;
    readonly unreadable: string;
    readonly country: string;
    /** How a postcode looks, by country. */
    readonly postcodes: {
      readonly AT: string;
      readonly BE: string;
      readonly CH: string;
      readonly DE: string;
      readonly ES: string;
      readonly FR: string;
      readonly GB: string;
      readonly IT: string;
      readonly LI: string;
      readonly LU: string;
      readonly NL: string;
      readonly US: string;
    };
    readonly postcodeExample: (values: { example: string | number }) => string;
    readonly digitsMissing: (values: { count: number }) => string;
    readonly digitsTooMany: (values: { count: number }) => string;
    readonly other: string;
  };
  readonly obstacles: {
    readonly priceChangedTitle: string;
    readonly priceChanged: (values: { from: string | number; to: string | number }) => string;
    readonly "line-unavailable": string;
    readonly "order-too-large": string;
    readonly "too-many-parcels": string;
    readonly "country-not-delivered": string;
    readonly "payment-method-unavailable": string;
    readonly offlineTitle: string;
    readonly offline: string;
    readonly "too-fast": string;
    readonly unavailableTitle: string;
    readonly unavailable: string;
    readonly failed: string;
    readonly requestNumber: (values: { id: string | number }) => string;
    readonly removeCode: string;
    readonly toBasket: string;
    readonly tryAgain: string;
  };
  readonly empty: string;
  readonly emptyText: string;
  readonly emptyAction: string;
  readonly alreadyOrdered: (values: { number: string | number }) => string;
  readonly alreadyOrderedText: string;
  readonly toOrder: string;
  readonly unreachable: string;
  readonly unreachableText: string;
}
