/** What a list shows; lives in the address, so that back, reload and a sent link show the same. */
export interface ListChoice {
  /** One of the list's tabs. */
  readonly state: string;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** Reads a choice; an unknown state is the first tab, an impossible page the first page. */
export function readChoice(query: URLSearchParams, states: readonly [string, ...string[]]): ListChoice {
  const state = query.get("state") ?? states[0];
  const page = Number(query.get("page") ?? 1);
  return {
    state: states.includes(state) ? state : states[0],
    search: (query.get("search") ?? "").trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** Writes a choice after a path; what is said by leaving it out is left out. */
export function choiceAddress(path: string, choice: ListChoice, states: readonly [string, ...string[]]): string {
  const query = new URLSearchParams();
  if (choice.state !== states[0]) query.set("state", choice.state);
  if (choice.search !== "") query.set("search", choice.search);
  if (choice.page > 1) query.set("page", String(choice.page));
  return query.size === 0 ? path : `${path}?${query}`;
}
