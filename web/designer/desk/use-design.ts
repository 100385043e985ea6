import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { failed, type Outcome } from "../../../core/outcome.ts";
import type { Session, SessionState } from "../store/session.ts";
import { type ConfigurationView, type DesignView, viewConfiguration, viewDesign } from "./design-view.ts";
import type { KindAtHand } from "./desk.ts";

export const useSessionState = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.state, session.state);

/** One part of the state; the component is drawn again only when it changes. `select` must give the same value for the same state. */
export function useSessionValue<Value>(session: Session, select: (state: SessionState) => Value): Value {
  const value = () => select(session.state());
  return useSyncExternalStore(session.subscribe, value, value);
}

export interface ComputedView {
  /** The same object as long as the configuration stays, also while a photo is moved. */
  readonly configured: ConfigurationView | null;
  readonly view: Outcome<DesignView, string>;
}

/** Computes what is shown of a design, and again only what its change touches. */
export function useComputedView(atHand: KindAtHand, { document }: SessionState): ComputedView {
  const configured = useMemo(() => viewConfiguration(atHand, document.configuration), [atHand, document.configuration]);
  const view = useMemo(
    () => (configured ? viewDesign(configured, document) : failed("unreadable-configuration")),
    [configured, document],
  );
  return { configured, view };
}

export const DesignViewContext = createContext<DesignView | null>(null);
export const ConfigurationViewContext = createContext<ConfigurationView | null>(null);

/** The open design as it is shown now. Whoever asks is drawn again for every movement of a photo. */
export function useDesignView(): DesignView {
  const view = useContext(DesignViewContext);
  if (!view) throw new Error("no design above this component");
  return view;
}

/** What follows from the configuration alone; does not change while a photo is moved. */
export function useConfigurationView(): ConfigurationView {
  const view = useContext(ConfigurationViewContext);
  if (!view) throw new Error("no design above this component");
  return view;
}
