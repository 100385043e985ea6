import { useEffect, useId, useMemo } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useMessages } from "../../words/context.tsx";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";
import { stageNode } from "../hands/hands.ts";
import { commandOf } from "../hands/key-map.ts";
import { usePageNames } from "../pages/use-page-names.ts";
import { useJump } from "../panels/check/use-jump.ts";
import { EyeEntry } from "./eye-entry.tsx";
import { FromTo } from "./from-to.tsx";
import { tallyText } from "./tally-text.ts";
import "./late-change.css";
import { lateChange } from "./late-change.ts";
import { OpeningList } from "./opening-list.tsx";
import { type ChangedOpening, type Fate, fates, type Trouble, troubleKey } from "./trouble.ts";
import type { LateWork } from "./use-late-change.ts";

interface LateDialogProps {
  /** Null: closed. */
  readonly late: LateWork | null;
  readonly onClose: () => void;
}

/** What another format, binding, style ... did to each opening: what should be looked at first. */
export function LateDialog({ late, onClose }: LateDialogProps) {
  return late && <LateTally late={late} onClose={onClose} />;
}

function LateTally({ late, onClose }: { readonly late: LateWork; readonly onClose: () => void }) {
  const { lateChange: t, bar } = useMessages().designer;
  const { showStage } = useWork();
  const jump = useJump();
  const { session } = useDesignContext();
  const now = useDesignView();
  const { change, before, after, later } = late;
  const { counts, openings } = change;
  const names = usePageNames(useMemo(() => openings.map(({ sides }) => sides), [openings]));
  const nameOf = (one: ChangedOpening) => names[openings.indexOf(one)] ?? { long: "", short: "" };
  const open = useOpenTroubles(late);
  const of = (fate: ChangedOpening["fate"]) => openings.filter((one) => one.fate === fate);
  const show = (one: ChangedOpening) => {
    const [trouble] = one.troubles;
    const [side] = one.sides;
    onClose();
    showStage();
    if (side) jump({ surface: trouble?.surface ?? side.surface, element: trouble?.element ?? null });
  };
  const [first] = of("eye");
  const id = useId();
  const headOf = (fate: Fate) => `${id}${fate}`;
  const takeBack = () => {
    onClose();
    late.takeBack();
  };
  useWayBack();
  useUndoKeys(later === 0 ? takeBack : session.undo, session.redo);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      closeLabel={t.close}
      className="late-change"
      footer={
        <>
          <p className="late-promise">
            <b>{t.kept({ shown: change.photos, written: change.texts })}</b>{" "}
            {change.leftOut.length > 0 && `${t.leftOut({ count: change.leftOut.length })} `}
            {t.promise}
          </p>
          <Button look="ghost" icon="undo" onClick={takeBack}>
            {later === 0 ? bar.undo : t.takeBackAll({ count: later })}
          </Button>
          <Button onClick={() => (first ? show(first) : onClose())}>{first ? t.begin : t.close}</Button>
        </>
      }
    >
      <div className="late-columns">
        <FromTo before={before} after={after} />
        <section className="late-tally" aria-label={tallyText(counts, t.tallies)}>
          <h3>{t.happened({ count: openings.length })}</h3>
          <ul className="late-counts num">
            {fates.map(
              (fate) =>
                counts[fate] > 0 && (
                  <li key={fate} data-fate={fate} style={{ flexGrow: counts[fate] }}>
                    <button type="button" onClick={() => document.getElementById(headOf(fate))?.focus()}>
                      <span className="late-count">{counts[fate]}</span> {t.fates[fate]}
                    </button>
                  </li>
                ),
            )}
          </ul>
          {counts.eye > 0 && (
            <>
              <h3 id={headOf("eye")} tabIndex={-1} className="late-eye-title">
                <Icon name="eye" small />
                {t.lookAt({ count: counts.eye })}
              </h3>
              <ul className="late-eyes">
                {of("eye").map((one) => (
                  <EyeEntry
                    key={one.sides[0]?.surface}
                    changed={one}
                    name={nameOf(one)}
                    before={before}
                    open={open}
                    after={now}
                    onShow={() => show(one)}
                  />
                ))}
              </ul>
            </>
          )}
          {(["anew", "same", "added"] as const).map((fate) => (
            <OpeningList
              key={fate}
              id={headOf(fate)}
              title={t.lists[fate]}
              openings={of(fate)}
              after={after}
              nameOf={nameOf}
              onShow={show}
            />
          ))}
        </section>
      </div>
    </Dialog>
  );
}

/** Keys of the editor rest while a dialog is open; what was mended here is undone here, and last the change itself. */
function useUndoKeys(undo: () => void, redo: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOf(event, false);
      if (command !== "undo" && command !== "redo") return;
      event.preventDefault();
      (command === "undo" ? undo : redo)();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [undo, redo]);
}

/** Where what opened it is gone, the focus returns to the stage, not to nothing. */
function useWayBack() {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) stageNode()?.focus();
      });
    },
    [],
  );
}

/** What is not mended yet, by its key, as it is now. */
function useOpenTroubles({ before }: LateWork): ReadonlyMap<string, Trouble> {
  const { kind } = useDesignContext();
  const view = useDesignView();
  return useMemo(() => {
    const { openings } = lateChange(before, view, kind.design);
    return new Map(openings.flatMap(({ troubles }) => troubles.map((one) => [troubleKey(one), one])));
  }, [before, view, kind]);
}
