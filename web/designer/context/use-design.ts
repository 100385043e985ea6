import { createContext, useContext, useMemo } from "react";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { noStock, type Stock } from "../../../design/material.ts";
import { useStore, useStoreValue } from "../../browser/store/use-store.ts";
import type { Session, SessionState } from "../store/session.ts";
import { type DesignContext, OpenDesignContext, useDesignContext } from "./design-context.ts";
import { type ConfigurationView, type DesignView, viewConfiguration } from "./design-view.ts";
import { stockStore } from "./stock-store.ts";

/** One part of the state; renders again only when it changes. `select` must return the same value for one state. */
export function useSessionValue<Value>(session: Session, select: (state: SessionState) => Value): Value {
  return useStoreValue(session, select);
}

export interface ComputedView {
  /** The same object as long as the configuration stays, also while a photo is moved. */
  readonly configured: ConfigurationView | null;
  readonly view: Outcome<DesignView, string>;
}

/** Computes what is shown of a design, and again only what its change touches. */
export function useComputedView(context: DesignContext, document: DesignDocument): ComputedView {
  const { drawer, stock } = context;
  const configured = useMemo(
    () => viewConfiguration(context, document.configuration),
    [context, document.configuration],
  );
  const present = useStore(stock);
  const view = useMemo(
    () => (configured ? done(drawer.view(configured, document, present)) : failed("unreadable-configuration")),
    [configured, document, drawer, present],
  );
  return { configured, view };
}

/** Fonts, hyphenation and art that are loaded; outside a designer there are none. */
export function useStock(): Stock {
  const context = useContext(OpenDesignContext);
  return useStore(context?.stock ?? emptyStock);
}

const emptyStock = stockStore(async () => noStock);

export const DesignViewContext = createContext<DesignView | null>(null);
export const ConfigurationViewContext = createContext<ConfigurationView | null>(null);

/**
 * The open design as it is shown. While elements are moved on the stage it stays as it was before: whoever asks is
 * rendered again once they rest.
 */
export function useDesignView(): DesignView {
  const view = useContext(DesignViewContext);
  if (!view) throw new Error("no design above this component");
  return view;
}

/** The open design during a movement, for the stage: its readers render for every step of it. */
export function useMovingView(): DesignView {
  const view = useDesignView();
  const { session, drawer, stock } = useDesignContext();
  const document = useSessionValue(session, movingDocument);
  return useMemo(
    () => (document === view.document ? view : drawer.view(view, document, stock.state())),
    [document, view, drawer, stock],
  );
}

const movingDocument = (state: SessionState) => state.document;

/** What follows from the configuration alone; does not change while a photo is moved. */
export function useConfigurationView(): ConfigurationView {
  const view = useContext(ConfigurationViewContext);
  if (!view) throw new Error("no design above this component");
  return view;
}
