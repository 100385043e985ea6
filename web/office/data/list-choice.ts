/** What a list shows; lives in the address, so that back, reload and a sent link show the same. */
export interface ListChoice {
  /** One of the list's tabs. */
  readonly state: string;
  readonly search: string;
  /** What else narrows the list, by name, such as a folder; never an empty text. */
  readonly filters: Readonly<Record<string, string>>;
  /** From 1. */
  readonly page: number;
}

/** The filters that a list has: whether a text in the address is one of a filter's values. */
export type Filters = Readonly<Record<string, (text: string) => boolean>>;

/** Whether a text is the number of a page, an asset or a folder. */
export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** Reads a choice; an unknown state is the first tab, an impossible page the first page, an unknown filter none. */
export function readChoice(
  query: URLSearchParams,
  states: readonly [string, ...string[]],
  filters: Filters = {},
): ListChoice {
  const state = query.get("state") ?? states[0];
  const page = Number(query.get("page") ?? 1);
  const texts = Object.entries(filters).map(([name, isValue]) => ({ name, isValue, text: query.get(name) ?? "" }));
  return {
    state: states.includes(state) ? state : states[0],
    search: (query.get("search") ?? "").trim().slice(0, 100),
    filters: Object.fromEntries(
      texts.filter(({ text, isValue }) => isValue(text)).map(({ name, text }) => [name, text]),
    ),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** A choice after a change of it, which leads to the first page unless it is another page; "" ends a filter. */
export function changedChoice(choice: ListChoice, change: Partial<ListChoice>): ListChoice {
  const narrows = change.state !== undefined || change.search !== undefined || change.filters !== undefined;
  const filters = Object.entries({ ...choice.filters, ...change.filters }).filter(([, text]) => text !== "");
  return { ...choice, ...(narrows && { page: 1 }), ...change, filters: Object.fromEntries(filters) };
}

/** Writes a choice after a path; what is said by leaving it out is left out. */
export function choiceAddress(
  path: string,
  { state, search, filters, page }: ListChoice,
  states: readonly [string, ...string[]],
): string {
  const query = new URLSearchParams(filters);
  if (state !== states[0]) query.set("state", state);
  if (search !== "") query.set("search", search);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? path : `${path}?${query}`;
}
