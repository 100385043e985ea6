import { type Finding, forbidsOrder } from "../../../../design/finding.ts";
import type { DesignView } from "../../desk/design-view.ts";
import { type NearEdge, nearEdges } from "./near-edge.ts";

/** What should be looked at: what compiling found, and words near an edge. */
export type Checked = Finding | NearEdge;

export interface CheckedSide {
  readonly surface: string;
  /** Place among the sides of the product, from 1. */
  readonly n: number;
  readonly checked: readonly Checked[];
}

type Forbids = (finding: Finding) => boolean;

/** Does it keep the design out of the basket? */
export const forbids = (checked: Checked, rule: Forbids = forbidsOrder): boolean =>
  checked.reason !== "near-edge" && rule(checked);

/** Sides with something to look at, in order; on each what forbids ordering comes first. Places that may stay empty are fine. */
export function checkedSides(
  { findings, layouts, scene }: Pick<DesignView, "findings" | "layouts" | "scene">,
  rule: Forbids = forbidsOrder,
): readonly CheckedSide[] {
  const pages = new Map(scene.pages.map((page) => [page.surface, page]));
  return layouts.flatMap((layout, at) => {
    const { surface } = layout;
    const page = pages.get(surface);
    const found: readonly Checked[] = [
      ...findings.filter((one) => one.surface === surface && !(one.reason === "photo-missing" && one.optional)),
      ...(page ? nearEdges(page, layout) : []),
    ];
    if (found.length === 0) return [];
    const checked = [...found.filter((one) => forbids(one, rule)), ...found.filter((one) => !forbids(one, rule))];
    return [{ surface, n: at + 1, checked }];
  });
}

/** The one after `current` in reading order; after the last comes the first. Null without any. */
export function nextChecked(sides: readonly CheckedSide[], current: Checked | null): Checked | null {
  const all = sides.flatMap(({ checked }) => checked);
  const at = current === null ? -1 : all.findIndex((one) => isSame(one, current));
  return all[(at + 1) % all.length] ?? null;
}

/** The same thing to look at, also after it was computed anew. */
export const isSame = (one: Checked, other: Checked): boolean =>
  one.reason === other.reason && one.surface === other.surface && one.element === other.element;
