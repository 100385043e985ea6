import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import type { Outcome } from "../../../core/outcome.ts";
import type { Session, SessionState } from "../store/session.ts";
import { type DesignView, viewConfiguration, viewDesign } from "./design-view.ts";
import type { KindAtHand } from "./desk.ts";

export const useSessionState = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.state, session.state);

/** Computes what is shown of a design, and again only what its change touches. */
export function useComputedView(atHand: KindAtHand, state: SessionState): Outcome<DesignView, string> {
  const { document } = state;
  const configured = useMemo(() => viewConfiguration(atHand, document.configuration), [atHand, document.configuration]);
  return useMemo(
    () => (configured ? viewDesign(configured, document) : { ok: false, error: "unreadable-configuration" }),
    [configured, document],
  );
}

export const DesignViewContext = createContext<DesignView | null>(null);

/** The open design as it is shown now. */
export function useDesignView(): DesignView {
  const view = useContext(DesignViewContext);
  if (!view) throw new Error("no design above this component");
  return view;
}
