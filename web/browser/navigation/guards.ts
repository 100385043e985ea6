/** In the order in which they are asked (specification, core document, section 4). */
export const guardOrder = ["leave", "global", "update", "entry", "resolve"] as const;
export type GuardName = (typeof guardOrder)[number];

/** A navigation from one address of the shop to another, before and after its page was fetched. */
export interface Going {
  readonly from: URL;
  readonly to: URL;
  /** Back and forth in the history. */
  readonly traverses: boolean;
  /** A script of ours asked for it, no link. */
  readonly asked: boolean;
  /** Ends with another navigation that overtakes this one. */
  readonly signal: AbortSignal;
}

/** How a navigation ends that does not lead to its page in this document. */
export type Ending =
  /** Refused: everything stays as it is. */
  | { readonly kind: "aborted" }
  /** Another one overtook it. */
  | { readonly kind: "cancelled" }
  /** To another address; to the same one as a document of its own, which the browser loads and asks about. */
  | { readonly kind: "redirected"; readonly to: URL; readonly asDocument: boolean }
  /** One is there already: nothing is fetched. */
  | { readonly kind: "duplicated" };

/** @returns null where nothing speaks against it */
export type Guard = (going: Going) => Ending | null;
export type Guards = Readonly<Record<GuardName, readonly Guard[]>>;

/** A page is left and another entered, or the same one gets another query or place. */
const isAsked: Readonly<Record<GuardName, (moves: boolean) => boolean>> = {
  leave: (moves) => moves,
  global: () => true,
  update: (moves) => !moves,
  entry: (moves) => moves,
  resolve: () => true,
};

/**
 * Asks guards in their order; the first that says something has the last word.
 *
 * @param names of those whose turn it is: `resolve` is asked when the page was fetched, the others before
 */
export function passGuards(guards: Guards, going: Going, names: readonly GuardName[] = guardOrder): Ending | null {
  const moves = going.from.pathname !== going.to.pathname;
  for (const name of guardOrder) {
    if (!names.includes(name) || !isAsked[name](moves)) continue;
    for (const guard of guards[name]) {
      const ending = guard(going);
      if (ending !== null) return ending;
    }
  }
  return null;
}
