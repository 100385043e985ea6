/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly frame: {
    readonly clock: (values: { zone: string | number }) => string;
    readonly mark: string;
    readonly loading: string;
    readonly skip: string;
    readonly rooms: string;
    readonly allRooms: string;
    readonly orders: string;
    readonly openOrders: (values: { count: number }) => string;
    readonly jobs: string;
    readonly log: string;
    readonly deadJobs: (values: { count: number }) => string;
    readonly mails: string;
    readonly catalogue: string;
    readonly wording: string;
    readonly vouchers: string;
    readonly printHouses: string;
    readonly customers: string;
    readonly newsletter: string;
    readonly funnel: string;
    readonly flags: string;
    readonly chats: string;
    readonly waitingChats: (values: { count: number }) => string;
    readonly blocks: string;
    readonly content: string;
    readonly access: string;
    readonly signOut: string;
    readonly roles: {
      readonly operator: string;
      readonly admin: string;
    };
    readonly cancel: string;
    readonly close: string;
  };
  readonly blocks: {
    readonly title: string;
    readonly channel: string;
    readonly channels: {
      readonly poster: string;
      readonly card: string;
    };
    readonly nothing: string;
    readonly toUi: string;
  };
  readonly problems: {
    readonly title: string;
    readonly failed: string;
    readonly offline: string;
    readonly notFoundTitle: string;
    readonly notFound: string;
    readonly notAllowed: string;
    readonly tooMany: string;
    readonly again: string;
    readonly requestNumber: (values: { id: string | number }) => string;
  };
  readonly login: {
    readonly mark: string;
    readonly title: string;
    readonly lead: string;
    readonly email: string;
    readonly password: string;
    readonly submit: string;
    readonly busy: string;
    readonly noAccount: string;
    readonly wrong: string;
    readonly malformed: string;
    readonly wrongCode: string;
    readonly offline: string;
    readonly failed: string;
    readonly tooMany: (values: { wait: string | number }) => string;
    readonly seconds: (values: { count: number }) => string;
    readonly minutes: (values: { count: number }) => string;
    readonly expiredTitle: string;
    readonly expiredText: string;
    readonly leave: string;
  };
  readonly list: {
    readonly search: string;
    readonly pages: string;
    readonly previousPage: string;
    readonly nextPage: string;
    readonly page: (values: { page: string | number }) => string;
    readonly found: (values: { count: number }) => string;
    readonly loading: string;
    readonly noHit: string;
    readonly noHitText: (values: { search: string | number }) => string;
    readonly searchAll: string;
    readonly clearSearch: string;
  };
}
