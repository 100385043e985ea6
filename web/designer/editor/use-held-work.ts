import { useEffect, useSyncExternalStore } from "react";
import { holdPage } from "../../router/held-pages.ts";
import type { Desk } from "../desk/desk.ts";
import { useSessionValue } from "../desk/use-design.ts";
import { isAtRisk } from "../store/at-risk.ts";

/** Lets the browser ask before work is left that nobody has yet. */
export function useHeldWork({ session, uploads }: Pick<Desk, "session" | "uploads">): void {
  const queue = useSyncExternalStore(uploads.subscribe, uploads.queue, uploads.queue);
  const held = useSessionValue(session, (state) => isAtRisk(state, queue));
  useEffect(() => (held ? holdPage() : undefined), [held]);
}
