import { useCallback, useEffect, useRef, useState } from "react";
import { browserApi } from "../browser-api.ts";
import { createAsking, type FetchedState } from "./fetched-state.ts";
import { useLookAgain } from "./use-page-store.ts";

/** Something personal of a page, fetched after the page came. */
export interface Fetched<Value> extends FetchedState<Value> {
  readonly again: () => void;
}

/** Fetches from the shop's HTTP interface, again when the page comes back to sight; of no path there is nothing. */
export function useFetched<Value>(path: string | null): Fetched<Value> {
  const [state, setState] = useState<FetchedState<Value>>({ value: null, failure: null });
  const asking = useRef<ReturnType<typeof createAsking<Value>>>(null);
  asking.current ??= createAsking<Value>(setState);
  const again = useCallback(() => void asking.current?.(browserApi(), path), [path]);
  useEffect(again, [again]);
  useLookAgain(again);
  return { ...state, value: path === null ? null : state.value, again };
}
