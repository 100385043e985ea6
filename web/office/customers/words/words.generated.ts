/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly searchHint: string;
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly unproven: string;
  readonly since: string;
  readonly states: {
    readonly all: string;
    readonly partners: string;
  };
  readonly state: string;
  readonly brand: string;
  readonly brandOf: (values: { name: string | number }) => string;
  readonly by: (values: { operator: string | number }) => string;
  readonly notSaved: string;
  readonly empty: {
    readonly all: {
      readonly title: string;
      readonly text: string;
    };
    readonly partners: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly links: string;
  readonly linksText: string;
  readonly partner: string;
  readonly channel: string;
  readonly channels: {
    readonly poster: string;
    readonly card: string;
  };
  readonly country: string;
  readonly page: string;
  readonly pageHint: string;
  readonly noPage: string;
  readonly noShop: string;
  readonly days: string;
  readonly make: string;
  readonly made: (values: { day: string | number; start: string }) => string;
  readonly link: string;
}
