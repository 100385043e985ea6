import { useEffect, useMemo, useRef, useState } from "react";
import type { DesignContext } from "../context/design-context.ts";
import type { DesignView } from "../context/design-view.ts";
import { useSessionValue } from "../context/use-design.ts";
import { stageNode } from "../hands/hands.ts";
import { isChosen } from "./is-chosen.ts";
import { isNoticeable, lateChange } from "./late-change.ts";
import type { LateChange } from "./trouble.ts";

/** What the last choice of another product did, and the way back. */
export interface LateWork {
  readonly change: LateChange;
  readonly before: DesignView;
  readonly after: DesignView;
  /** Steps that were taken since; they are taken back with it. */
  readonly later: number;
  readonly takeBack: () => void;
  readonly dismiss: () => void;
}

interface Seen {
  readonly view: DesignView;
  /** Steps that can be undone. */
  readonly steps: number;
}

interface Late {
  readonly before: DesignView;
  readonly after: DesignView;
  readonly steps: number;
}

/** Watches the open design for another format, binding, style ...; null as long as there is nothing to say. */
export function useLateChange(context: DesignContext, view: DesignView | null): LateWork | null {
  const { session, kind } = context;
  const history = useSessionValue(session, ({ kept }) => kept.history);
  const seen = useRef<Seen | null>(null);
  const [late, setLate] = useState<Late | null>(null);
  const steps = history.past.length;
  useEffect(() => {
    const before = seen.current;
    // While a gesture runs, what is drawn is not what was done.
    if (!view || view === before?.view || view.document !== history.document) return;
    seen.current = { view, steps };
    setLate((late) => nextLate(context, { seen: before, late, view, steps }));
  }, [context, view, history.document, steps]);
  const change = useMemo(() => late && lateChange(late.before, late.after, kind.design), [late, kind]);
  return useMemo(() => {
    if (!late || !change || !isNoticeable(change)) return null;
    return {
      change,
      before: late.before,
      after: late.after,
      later: Math.max(steps - late.steps, 0),
      takeBack() {
        while (session.state().kept.history.past.length >= late.steps) session.undo();
        // What was pressed goes away with the change.
        requestAnimationFrame(() => stageNode()?.focus());
      },
      dismiss: () => setLate(null),
    };
  }, [late, change, steps, session]);
}

interface Step extends Seen {
  readonly seen: Seen | null;
  readonly late: Late | null;
}

function nextLate(context: DesignContext, { seen, late, view, steps }: Step): Late | null {
  if (!seen) return null;
  // Fonts that arrive draw the same design anew.
  if (view.document === seen.view.document) return late?.after === seen.view ? { ...late, after: view } : late;
  if (steps > seen.steps && isChosen(context, seen.view.document, view.document))
    return { before: seen.view, after: view, steps };
  return late && steps < late.steps ? null : late;
}
