import { useSearchParams } from "react-router";
import { changedChoice, choiceAddress, type Filters, type ListChoice, readChoice } from "./list-choice.ts";
import type { Asked } from "./use-answer.ts";
import { useGet } from "./use-get.ts";

/** A page of rows, as the contracts of the services name it. */
export interface Paged {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

interface ListPlace {
  /** Address in the office: of the list, or of what is open beside it. */
  readonly at: string;
  /** Address of the list in the HTTP interface. */
  readonly path: string;
  /** What its tabs show, the first one first; left out where there are none. */
  readonly states?: readonly [string, ...string[]];
  /** What else narrows it, sent under the same names as it has in the address. */
  readonly filters?: Filters;
  /** The tab that the interface takes for none; "all" when left out. */
  readonly unsaid?: string;
  /** Seconds between requests while the page is visible. */
  readonly every?: number;
}

/** What a list shows, and the way to another choice. */
export interface Choosing {
  readonly choice: ListChoice;
  readonly states: readonly string[];
  /** Address after a change of the choice (`changedChoice`). */
  readonly address: (change: Partial<ListChoice>, at?: string) => string;
}

export interface List<Value> extends Asked<Value>, Choosing {}

const oneList = ["all"] as const;

/** A list whose tab, search and page are in the address. */
export function useList<Value>(place: ListPlace): List<Value> {
  const { at, path, states = oneList, filters, unsaid = "all", every } = place;
  const [query] = useSearchParams();
  const choice = readChoice(query, states, filters);
  const { state, search, page } = choice;
  const asked = useGet<Value>(path, {
    query: {
      ...choice.filters,
      ...(state !== unsaid && { state }),
      ...(search && { search }),
      ...(page > 1 && { page: String(page) }),
    },
    keep: true,
    ...(every !== undefined && { every }),
  });
  const address = (change: Partial<ListChoice>, here = at) =>
    choiceAddress(here, changedChoice(choice, change), states);
  return { ...asked, choice, states, address };
}
