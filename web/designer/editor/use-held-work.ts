import { useEffect, useSyncExternalStore } from "react";
import { holdPage } from "../../browser/navigation/held-pages.ts";
import type { Desk } from "../desk/desk.ts";
import { useSessionValue } from "../desk/use-design.ts";
import { isAtRisk } from "../store/at-risk.ts";

/** Whether there is work that nobody has yet. */
export function useAtRisk({ session, uploads }: Pick<Desk, "session" | "uploads">): boolean {
  const queue = useSyncExternalStore(uploads.subscribe, uploads.queue, uploads.queue);
  return useSessionValue(session, (state) => isAtRisk(state, queue));
}

/** Lets the browser ask before such work is left. */
export function useHeldWork(desk: Pick<Desk, "session" | "uploads">): void {
  const held = useAtRisk(desk);
  useEffect(() => (held ? holdPage() : undefined), [held]);
}
