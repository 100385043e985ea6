import { type Finding, forbidsOrder } from "../../../../design/finding.ts";
import type { DesignView } from "../../context/design-view.ts";
import { type NearEdge, nearEdges } from "./near-edge.ts";
import { type NearFold, nearFolds } from "./near-fold.ts";

/** What should be looked at: what compiling found, and words near an edge. */
export type Checked = Finding | NearEdge | NearFold | EmptyPlaces;

/** Places of a side that print as bare paper. */
export interface EmptyPlaces {
  readonly reason: "places-empty";
  readonly surface: string;
  /** The first of them. */
  readonly element: string;
  readonly count: number;
}

const hints = new Set<Checked["reason"]>(["near-edge", "near-fold", "places-empty"]);

export interface CheckedSide {
  readonly surface: string;
  /** Place among the sides of the product, from 1. */
  readonly n: number;
  readonly checked: readonly Checked[];
}

type Forbids = (finding: Finding) => boolean;

/** Does it keep the design out of the basket? */
export const forbids = (checked: Checked, rule: Forbids = forbidsOrder): boolean => isFinding(checked) && rule(checked);

/** What compiling found; all else are hints of the editor. */
export const isFinding = (checked: Checked): checked is Finding => !hints.has(checked.reason);

interface Rules {
  readonly forbids?: Forbids | undefined;
  /** Places that may stay empty are told; otherwise they are fine. */
  readonly namesEmptyPlaces?: boolean | undefined;
}

/** Sides with something to look at, in order; on each what forbids ordering comes first. */
export function checkedSides(
  { findings, layouts, scene, document }: Pick<DesignView, "findings" | "layouts" | "scene" | "document">,
  { forbids: rule = forbidsOrder, namesEmptyPlaces = false }: Rules = {},
): readonly CheckedSide[] {
  const pages = new Map(scene.pages.map((page) => [page.surface, page]));
  // Words that are cut away are near an edge, too; that is said once.
  const cut = new Set(
    findings.flatMap((one) => (one.reason === "words-cut-away" ? [`${one.surface} ${one.element}`] : [])),
  );
  return layouts.flatMap((layout, at) => {
    const { surface } = layout;
    const page = pages.get(surface);
    const found: readonly Checked[] = [
      ...findings.filter((one) => one.surface === surface && !mayStay(one, rule)),
      ...(page ? nearEdges(page, layout).filter(({ element }) => !cut.has(`${surface} ${element}`)) : []),
      ...(page ? nearFolds(page, layout, document.photos) : []),
      ...(namesEmptyPlaces ? emptyPlaces(findings, surface, rule) : []),
    ];
    if (found.length === 0) return [];
    const checked = [...found.filter((one) => forbids(one, rule)), ...found.filter((one) => !forbids(one, rule))];
    return [{ surface, n: at + 1, checked }];
  });
}

/** A place that may stay empty by the rule of its kind. */
const mayStay = (one: Finding, rule: Forbids): boolean => one.reason === "photo-missing" && one.optional && !rule(one);

function emptyPlaces(findings: readonly Finding[], surface: string, rule: Forbids): readonly EmptyPlaces[] {
  const empty = findings.filter((one) => one.surface === surface && mayStay(one, rule));
  const element = empty[0]?.element;
  return element ? [{ reason: "places-empty", surface, element, count: empty.length }] : [];
}

/** The one after `current` in reading order; after the last comes the first. Null without any. */
export function nextChecked(sides: readonly CheckedSide[], current: Checked | null): Checked | null {
  const all = sides.flatMap(({ checked }) => checked);
  const at = current === null ? -1 : all.findIndex((one) => isSame(one, current));
  return all[(at + 1) % all.length] ?? null;
}

/** The same thing to look at, also after it was recomputed. */
export const isSame = (one: Checked, other: Checked): boolean =>
  one.reason === other.reason && one.surface === other.surface && one.element === other.element;
