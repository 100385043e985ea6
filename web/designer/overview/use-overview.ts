import { useEffect, useMemo, useRef, useState } from "react";
import type { Step } from "../../../design/operation.ts";
import { useMessages } from "../../words/context.tsx";
import { useWork } from "../board/work.ts";
import { useChoosing } from "../choosing/use-choosing.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";
import {
  addedPages,
  copiedPages,
  gatheredPages,
  isWhole,
  removedPages,
  settledOperation,
} from "../pages/page-steps.ts";
import { usePageNames } from "../pages/use-page-names.ts";
import { usePageRule } from "../pages/use-page-rule.ts";
import { type Carried, droppable, takingThePlaceOf, within } from "./carried.ts";

export type Overview = ReturnType<typeof useOverview>;

/** What is said of a change, with what openings are called after it. */
type Sentence = (nameOf: (id: string) => string) => string;

const newId = () => crypto.randomUUID();

/** All openings, which of them are chosen or picked up, and what can be done with those. */
export function useOverview() {
  const t = useMessages().designer.overview;
  const { pages: words } = useMessages().designer;
  const { kind, data, session } = useDesignContext();
  const { document } = useDesignView();
  const { openings, opening } = useWork();
  const rule = usePageRule();
  const names = usePageNames(openings);
  const ids = useMemo(() => openings.map(([first]) => first?.surface ?? ""), [openings]);
  const movable = openings.map((opening) => rule !== undefined && isWhole(opening, rule));
  const bounds = droppable(movable);
  const choice = useChoosing(ids);
  const [current, setCurrent] = useState<string | null>(ids[opening] ?? null);
  const [carried, carry] = useState<Carried | null>(null);
  const [said, setSaid] = useState({ words: "", n: 0 });
  const say = (sentence: string) => setSaid(({ n }) => ({ words: sentence, n: n + 1 }));
  // What happened is said once the names of the pages are the new ones.
  const toSay = useRef<Sentence | null>(null);
  useEffect(() => {
    if (!toSay.current) return;
    const sentence = toSay.current((id) => names[ids.indexOf(id)]?.long ?? "");
    toSay.current = null;
    setSaid(({ n }) => ({ words: sentence, n: n + 1 }));
  });

  const at = Math.max(ids.indexOf(current ?? ""), 0);
  const { chosen } = choice.choosing;
  const placesOf = (some: ReadonlySet<string>) => ids.flatMap((id, n) => (some.has(id) && movable[n] ? [n] : []));
  const places = placesOf(chosen);
  /** Keys work on the focused one where none is chosen. */
  const chosenOrCurrent = () => (chosen.size > 0 ? places : movable[at] ? [at] : []);
  const sides = document.surfaces.length;
  const pageCount = () => session.state().document.surfaces.length;
  const perform = (steps: readonly Step[], sentence?: Sentence) => {
    const operation = settledOperation(kind.design, data, document, steps);
    if (!operation || !session.perform(operation).ok) return;
    toSay.current = sentence ?? null;
  };
  const counted = (some: readonly number[]) => some.flatMap((n) => openings[n] ?? []).length;
  const tooMany = (more: number) =>
    rule && sides + more > rule.max ? words.most({ count: rule.pages?.max ?? rule.max }) : undefined;
  const tooFew = (less: number) =>
    rule && sides - less < rule.min ? words.least({ count: rule.pages?.min ?? rule.min }) : undefined;
  const none = (some: readonly number[]) => (some.length === 0 ? t.chooseFirst : undefined);

  function gather(some: readonly number[], before: number) {
    if (!bounds || some.length === 0) return;
    const [first = 0] = some;
    const moved = ids[first] ?? "";
    const steps = gatheredPages(document, openings, new Set(some), within(before, bounds));
    if (steps.length === 0) return say(t.putBack);
    perform(steps, (nameOf) => t.dropped({ name: nameOf(moved) }));
  }
  const pickUp = (some: readonly number[]) => {
    const [first] = some;
    if (first === undefined) return say(t.chooseFirst);
    setCurrent(ids[first] ?? null);
    carry({ ids: new Set(some.map((n) => ids[n] ?? "")), before: first });
    say(t.pickedUp({ count: t.carriedOf({ count: some.length }) }));
  };
  const placeName = (before: number) => {
    const name = names[before];
    return bounds && before >= bounds.last
      ? t.behind({ name: names[bounds.last - 1]?.long ?? "" })
      : t.before({ name: name?.long ?? "" });
  };

  return {
    openings,
    names,
    ids,
    movable,
    rule,
    choice,
    carried,
    said,
    at,
    setCurrent,
    places,
    /** Why it cannot be done with what is chosen; undefined where it can. */
    refused: {
      move: none(places),
      add: bounds ? tooMany(rule?.step ?? 1) : undefined,
      copy: none(places) ?? tooMany(counted(places)),
      remove: none(places) ?? tooFew(counted(places)),
    },
    chosenOrCurrent,
    gather,
    forwards: (some: readonly number[]) => gather(some, Math.min(...some) - 1),
    backwards: (some: readonly number[]) => gather(some, Math.max(...some) + 2),
    /** One that is dragged takes the others that are chosen with it. */
    draggedWith: (n: number): readonly number[] => (chosen.has(ids[n] ?? "") ? places : movable[n] ? [n] : []),
    add() {
      const behind = openings[Math.max(...(places.length > 0 ? places : [at]))];
      if (!rule || !behind || tooMany(rule.step)) return;
      perform(addedPages(document, behind, rule, newId), () => t.added({ count: shownPages() }));
    },
    copy(some: readonly number[]) {
      const refusal = none(some) ?? tooMany(counted(some));
      if (refusal) return say(refusal);
      perform(
        copiedPages(
          document,
          some.flatMap((n) => [openings[n] ?? []]),
          newId,
        ),
        () => t.copied({ count: shownPages() }),
      );
    },
    remove(some: readonly number[]) {
      const refusal = none(some) ?? tooFew(counted(some));
      if (refusal) return say(refusal);
      perform(removedPages(some.flatMap((n) => [openings[n] ?? []])), () => t.removed({ count: shownPages() }));
    },
    pickUp,
    placeName,
    carryTo(before: number) {
      if (!carried || !bounds) return;
      const to = within(before, bounds);
      carry({ ...carried, before: to });
      say(placeName(to));
    },
    bounds,
    drop() {
      if (!carried) return;
      carry(null);
      gather(placesOf(carried.ids), carried.before);
    },
    dropOnto(n: number) {
      if (!carried) return;
      const some = placesOf(carried.ids);
      carry(null);
      gather(some, takingThePlaceOf(n, some));
    },
    putBack() {
      carry(null);
      say(t.putBack);
    },
  };

  /** As people count them: a spread holds two. */
  function shownPages(): number {
    return rule?.pages && rule.role !== undefined
      ? Math.round((pageCount() - rule.min) * (rule.pages.step / rule.step)) + rule.pages.min
      : pageCount();
  }
}
