import { useEffect, useState } from "react";
import { recipientsOf } from "../../../products/recipients.ts";
import type { OwnList } from "../../../services/recipients/contract.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import { fetchList, knownList } from "./kept-lists.ts";

export type ListState =
  | { readonly step: "none" | "loading" }
  | { readonly step: "gone" | "failed"; readonly retry: () => void }
  | { readonly step: "ready"; readonly hash: string; readonly list: OwnList };

/** The list that the design is made for. */
export function useList(): ListState {
  const { session } = useDesignContext();
  const configuration = useSessionValue(session, ({ resting }) => resting.configuration);
  const hash = recipientsOf(configuration)?.list ?? null;
  const [failure, setFailure] = useState<{ readonly hash: string; readonly why: "gone" | "failed" } | null>(null);
  const [fetched, setFetched] = useState(0);
  const list = hash === null ? undefined : knownList(hash);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again on request
  useEffect(() => {
    if (hash === null || knownList(hash)) return undefined;
    let left = false;
    void fetchList(hash).then((answer) => {
      if (left) return;
      setFailure(answer.ok ? null : { hash, why: answer.error });
      if (answer.ok) setFetched((n) => n + 1);
    });
    return () => {
      left = true;
    };
  }, [hash, fetched]);
  if (hash === null) return { step: "none" };
  if (list) return { step: "ready", hash, list };
  if (failure?.hash !== hash) return { step: "loading" };
  const retry = () => {
    setFailure(null);
    setFetched((n) => n + 1);
  };
  return { step: failure.why, retry };
}
