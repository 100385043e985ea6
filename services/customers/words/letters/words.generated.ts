/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly hello: (values: { firstName: string | number }) => string;
  readonly helloThere: string;
  readonly imprint: string;
  readonly reset: {
    readonly subject: string;
    readonly label: string;
    readonly text: (values: { minutes: string | number }) => string;
  };
  readonly news: {
    readonly "confirm-email": {
      readonly subject: string;
      readonly label: string;
      readonly text: (values: { days: string | number }) => string;
    };
    readonly "join-accounts": {
      readonly subject: string;
      readonly label: string;
      readonly text: (values: { days: string | number }) => string;
    };
    readonly "email-changed": {
      readonly subject: string;
      readonly label: string;
      readonly text: string;
    };
    readonly "password-changed": {
      readonly subject: string;
      readonly label: string;
      readonly text: string;
    };
    readonly "account-deleted": {
      readonly subject: string;
      readonly label: string;
      readonly text: string;
    };
  };
}
