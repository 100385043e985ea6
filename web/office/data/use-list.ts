import { useSearchParams } from "react-router";
import { choiceAddress, type ListChoice, readChoice } from "./list-choice.ts";
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
  /** The tab that the interface takes for none; "all" when left out. */
  readonly unsaid?: string;
  /** Seconds between requests while the page is visible. */
  readonly every?: number;
}

/** What a list shows, and the way to another choice. */
export interface Choosing {
  readonly choice: ListChoice;
  /** Address after a change of the choice, which leads to the first page unless it is another page. */
  readonly address: (change: Partial<ListChoice>, at?: string) => string;
}

export interface List<Value> extends Asked<Value>, Choosing {}

const oneList = ["all"] as const;

/** A list whose tab, search and page are in the address. */
export function useList<Value>({ at, path, states = oneList, unsaid = "all", every }: ListPlace): List<Value> {
  const [query] = useSearchParams();
  const choice = readChoice(query, states);
  const { state, search, page } = choice;
  const asked = useGet<Value>(path, {
    query: { ...(state !== unsaid && { state }), ...(search && { search }), page: String(page) },
    keep: true,
    ...(every !== undefined && { every }),
  });
  const address = (change: Partial<ListChoice>, here = at) => {
    const moves = change.state !== undefined || change.search !== undefined;
    return choiceAddress(here, { ...choice, ...(moves && { page: 1 }), ...change }, states);
  };
  return { ...asked, choice, address };
}
