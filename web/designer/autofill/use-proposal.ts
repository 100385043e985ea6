import { useEffect, useMemo, useRef, useState } from "react";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument, Surface } from "../../../design/document.ts";
import { together } from "../../../design/operation.ts";
import type { PhotoLook } from "../../../design/photo-look.ts";
import type { Worn } from "../../../design/template/keep-contents.ts";
import type { Autofilled, Density } from "../../../products/autofill/kind-autofill.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import { autofillHelper } from "./autofill-helper.ts";
import { useTitleLook } from "./use-title-look.ts";

/** A filled design that can be looked at, and taken. */
export interface Proposal extends Autofilled {
  readonly document: DesignDocument;
}

interface Wishes {
  readonly seed: number;
  readonly density: Density;
  readonly wanted: readonly string[];
  readonly hasTitles: boolean;
}
type FixedSides = ReadonlyMap<string, Surface>;

export interface Proposing {
  readonly proposal: Proposal | null;
  /** Another one is on its way. */
  readonly busy: boolean;
  readonly failed: boolean;
  readonly density: Density;
  readonly isFixed: (side: string) => boolean;
  readonly fixedCount: number;
  readonly setDensity: (density: Density) => void;
  readonly hasTitles: boolean;
  readonly setTitles: (has: boolean) => void;
  readonly again: () => void;
  /** One side as it was chosen among others; it is locked from then on. */
  readonly choose: (side: Surface) => void;
  readonly toggle: (side: string) => void;
  readonly want: (photo: string) => void;
}

/** @param looks null while photos are still looked at */
export function useProposal(looks: ReadonlyMap<string, PhotoLook | null> | null, worn: Worn | null): Proposing {
  const { kind, data, session } = useDesignContext();
  const titles = useTitleLook();
  const document = useSessionValue(session, (state) => state.document);
  const [fixed, setFixed] = useState<FixedSides>(() =>
    sidesOf(document, kind.design.autofill?.ownSides(document, worn) ?? []),
  );
  const [wishes, setWishes] = useState<Wishes>({ seed: 1, density: "even", wanted: [], hasTitles: false });
  // A lock alone moves nothing: the other sides are laid out again only when something else is wished.
  const locks = useRef(fixed);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const latest = useRef(0);
  const isLaying = useRef(false);
  const [round, setRound] = useState(0);
  const today = useMemo(() => new Date().toISOString().slice(0, 10), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks with what is wished now
  useEffect(() => {
    if (looks === null) return;
    latest.current += 1;
    // One at a time: what was wished meanwhile is laid out next.
    if (isLaying.current) return;
    isLaying.current = true;
    const asked = latest.current;
    setState("busy");
    const photos = document.photos.map((photo) => ({ ...photo, look: looks.get(photo.id) ?? null }));
    const { hasTitles, ...wished } = wishes;
    const wish = {
      ...wished,
      titles: hasTitles ? titles : null,
      photos,
      today,
      worn,
      fixed: [...locks.current.values()],
    };
    void autofillHelper()
      .fill({ kind: kind.key, document, data, wish })
      .then((filled) => {
        isLaying.current = false;
        if (asked !== latest.current) return setRound((before) => before + 1);
        const applied = filled && apply(document, together(filled.steps));
        if (filled && applied?.ok) setProposal({ ...filled, document: applied.value.document });
        setState(applied?.ok ? "idle" : "failed");
      });
  }, [looks, wishes, document, kind, data, worn, titles, today, round]);
  const change = (changes: Partial<Wishes>) => setWishes((before) => ({ ...before, ...changes }));
  const fix = (next: FixedSides) => {
    locks.current = next;
    setFixed(next);
  };
  return {
    proposal,
    busy: state === "busy",
    failed: state === "failed",
    density: wishes.density,
    isFixed: (side) => fixed.has(side),
    fixedCount: fixed.size,
    hasTitles: wishes.hasTitles,
    setTitles: (hasTitles) => change({ hasTitles }),
    setDensity: (density) => change({ density }),
    again: () => change({ seed: wishes.seed + 1 }),
    choose(side) {
      setProposal((before) => before && withSide(before, side));
      fix(new Map([...fixed, [side.id, side]]));
    },
    toggle(side) {
      const surface = (proposal?.document ?? document).surfaces.find(({ id }) => id === side);
      const next = new Map(fixed);
      if (!next.delete(side) && surface) next.set(side, surface);
      fix(next);
    },
    want: (photo) => change({ wanted: [...wishes.wanted, photo] }),
  };
}

const sidesOf = ({ surfaces }: DesignDocument, ids: readonly string[]) =>
  new Map(surfaces.flatMap((side) => (ids.includes(side.id) ? [[side.id, side] as const] : [])));

/** The proposal with another arrangement of one side. */
function withSide(proposal: Proposal, side: Surface): Proposal {
  const replaced = (surfaces: readonly Surface[]) => surfaces.map((one) => (one.id === side.id ? side : one));
  return {
    ...proposal,
    document: { ...proposal.document, surfaces: replaced(proposal.document.surfaces) },
    steps: proposal.steps.map((step) =>
      step.type === "setSurfaces" ? { ...step, surfaces: replaced(step.surfaces) } : step,
    ),
  };
}
