import { useEffect, useMemo, useRef, useState } from "react";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument, Surface } from "../../../design/document.ts";
import { together } from "../../../design/operation.ts";
import type { PhotoLook } from "../../../design/photo-look.ts";
import type { Worn } from "../../../design/template/keep-contents.ts";
import type { Autofilled, Density } from "../../../products/autofill/kind-autofill.ts";
import { useDesk } from "../desk/desk.ts";
import { useSessionValue } from "../desk/use-design.ts";
import { autofillHelper } from "./autofill-helper.ts";

/** A filled design that can be looked at, and taken. */
export interface Proposal extends Autofilled {
  readonly document: DesignDocument;
}

interface Wishes {
  readonly seed: number;
  readonly density: Density;
  readonly wanted: readonly string[];
  readonly turns: Readonly<Record<string, number>>;
  /** Sides as they stay. */
  readonly fixed: ReadonlyMap<string, Surface>;
}

export interface Proposing {
  readonly proposal: Proposal | null;
  /** Another one is on its way. */
  readonly busy: boolean;
  readonly failed: boolean;
  readonly density: Density;
  readonly isFixed: (side: string) => boolean;
  readonly fixedCount: number;
  readonly setDensity: (density: Density) => void;
  readonly again: () => void;
  readonly turn: (side: string) => void;
  readonly toggle: (side: string) => void;
  readonly want: (photo: string) => void;
}

/** @param looks null while photos are still looked at */
export function useProposal(looks: ReadonlyMap<string, PhotoLook | null> | null, worn: Worn | null): Proposing {
  const { kind, data, session } = useDesk();
  const document = useSessionValue(session, (state) => state.document);
  const [wishes, setWishes] = useState<Wishes>(() => ({
    ...{ seed: 1, density: "even", wanted: [], turns: {} },
    fixed: sidesOf(document, kind.design.autofill?.ownSides(document, worn) ?? []),
  }));
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const latest = useRef(0);
  const today = useMemo(() => new Date().toISOString().slice(0, 10), []);
  useEffect(() => {
    if (looks === null) return;
    latest.current += 1;
    const asked = latest.current;
    setState("busy");
    const photos = document.photos.map((photo) => ({ ...photo, look: looks.get(photo.id) ?? null }));
    const wish = { ...wishes, photos, today, worn, fixed: [...wishes.fixed.values()] };
    void autofillHelper()
      .fill({ kind: kind.key, document, data, wish })
      .then((filled) => {
        if (asked !== latest.current) return;
        const applied = filled && apply(document, together(filled.steps));
        if (filled && applied?.ok) setProposal({ ...filled, document: applied.value.document });
        setState(applied?.ok ? "idle" : "failed");
      });
  }, [looks, wishes, document, kind, data, worn, today]);
  const change = (changes: Partial<Wishes>) => setWishes((before) => ({ ...before, ...changes }));
  return {
    ...{ proposal, busy: state === "busy", failed: state === "failed", density: wishes.density },
    isFixed: (side) => wishes.fixed.has(side),
    fixedCount: wishes.fixed.size,
    setDensity: (density) => change({ density }),
    again: () => change({ seed: wishes.seed + 1 }),
    turn: (side) => change({ turns: { ...wishes.turns, [side]: (wishes.turns[side] ?? 0) + 1 } }),
    toggle(side) {
      const fixed = new Map(wishes.fixed);
      const surface = (proposal?.document ?? document).surfaces.find(({ id }) => id === side);
      if (!fixed.delete(side) && surface) fixed.set(side, surface);
      change({ fixed });
    },
    want: (photo) => change({ wanted: [...wishes.wanted, photo] }),
  };
}

const sidesOf = ({ surfaces }: DesignDocument, ids: readonly string[]) =>
  new Map(surfaces.flatMap((side) => (ids.includes(side.id) ? [[side.id, side] as const] : [])));
