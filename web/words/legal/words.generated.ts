/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly terms: string;
  readonly privacy: string;
  readonly imprint: string;
  readonly contact: string;
  readonly withdrawal: string;
  readonly delivery: string;
  readonly navigation: string;
  readonly imprintPage: {
    readonly description: string;
    readonly lead: string;
    readonly seller: string;
    readonly contact: string;
    readonly email: string;
    readonly phone: string;
    readonly managingDirectors: string;
    readonly register: string;
    readonly vatId: string;
    readonly more: string;
  };
  readonly contactPage: {
    readonly description: string;
    readonly lead: string;
    readonly post: string;
    readonly orderTitle: string;
    readonly order: string;
    readonly cancel: string;
  };
  readonly withdrawalPage: {
    readonly description: string;
    readonly lead: string;
    readonly onlineTitle: string;
    readonly online: string;
    readonly onlineLink: string;
    readonly send: string;
    readonly more: string;
    readonly moreAfter: string;
  };
  readonly deliveryPage: {
    readonly description: string;
    readonly lead: string;
    readonly to: (values: { country: string | number }) => string;
    readonly size: string;
    readonly standard: string;
    readonly none: string;
    readonly free: (values: { amount: string | number }) => string;
    readonly freeWithoutPickup: (values: { amount: string | number }) => string;
    readonly transit: (values: { standard: string | number; express: string | number }) => string;
    readonly days: (values: { count: number }) => string;
    readonly daysBetween: (values: { min: string | number; max: number }) => string;
    readonly elsewhereTitle: string;
    readonly elsewhere: string;
    readonly rulesTitle: string;
    readonly rules: string;
    readonly arrival: string;
    readonly paymentTitle: string;
    readonly payment: string;
  };
  readonly termsPage: {
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    readonly sections: readonly {
      readonly title: string;
      readonly text: string;
    }[];
  };
  readonly privacyPage: {
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    readonly sections: readonly {
      readonly title: string;
      readonly text: string;
    }[];
  };
}
