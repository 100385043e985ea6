/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly title: string;
  readonly text: string;
  readonly logs: string;
  readonly logsText: string;
  readonly name: string;
  readonly purpose: string;
  readonly kept: string;
  readonly after: string;
  readonly days: (values: { count: number }) => string;
  readonly untilClosed: string;
  readonly untilTab: string;
  readonly untilCleared: string;
  readonly purposes: {
    readonly visitor: string;
    readonly session: string;
    readonly known: string;
    readonly consent: string;
    readonly versions: string;
    readonly closed: string;
    readonly partner: string;
    readonly checkout: string;
    readonly chat: string;
    readonly snow: string;
    readonly repair: string;
    readonly upload: string;
    readonly app: string;
    readonly designs: string;
    readonly visit: string;
    readonly outsideChat: string;
    readonly advertising: string;
  };
}
