import { useCallback, useEffect, useRef, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { browserApi } from "../../browser-api.ts";
import { useLookAgain } from "../use-desk.ts";

/** Something personal of a page, fetched after the page came; null while it is on its way. */
export interface Fetched<Value> {
  readonly value: Value | null;
  /** Why it cannot be shown; a value that is there already stays. */
  readonly failure: Problem | null;
  readonly again: () => void;
}

/** Fetches from the shop's HTTP interface, again when the page comes back to sight; of no path there is nothing. */
export function useFetched<Value>(path: string | null): Fetched<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [failure, setFailure] = useState<Problem | null>(null);
  const asked = useRef(0);
  const again = useCallback(async () => {
    const mine = ++asked.current;
    // What was somebody's goes with her.
    if (path === null) return setValue(null);
    const answer = await browserApi().get<Value>(path);
    // The last question counts: an answer to an earlier one is older, or somebody else's.
    if (mine !== asked.current) return;
    if (answer.ok) setValue(answer.value);
    setFailure(answer.ok ? null : answer.error);
  }, [path]);
  useEffect(() => void again(), [again]);
  useLookAgain(again);
  return { value: path === null ? null : value, failure, again };
}
