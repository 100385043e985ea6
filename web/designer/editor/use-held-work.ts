import { useEffect, useSyncExternalStore } from "react";
import { holdPage } from "../../browser/navigation/held-pages.ts";
import type { DesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import { isAtRisk } from "../store/at-risk.ts";

/** Whether there is work that nobody has yet. */
export function useAtRisk({ session, uploads }: Pick<DesignContext, "session" | "uploads">): boolean {
  const queue = useSyncExternalStore(uploads.subscribe, uploads.queue, uploads.queue);
  return useSessionValue(session, (state) => isAtRisk(state, queue));
}

/** Lets the browser ask before such work is left. */
export function useHeldWork(context: Pick<DesignContext, "session" | "uploads">): void {
  const held = useAtRisk(context);
  useEffect(() => (held ? holdPage() : undefined), [held]);
}
