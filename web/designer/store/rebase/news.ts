import { stepsOf } from "../../../../design/operation.ts";
import type { Rebased } from "./rebase.ts";

/** What came from another tab or device, to be said once. */
export interface News {
  readonly elements: number;
  readonly sides: number;
  readonly photos: number;
  readonly title: boolean;
  readonly configuration: boolean;
  /** The design that keeps this device's version of what both changed; null when everything went together. */
  readonly copy: { readonly design: string; readonly title: string } | null;
}

/** Null when nothing came but what was known here. */
export function newsOf({ theirs, touched: { takes } }: Rebased, copy: News["copy"]): News | null {
  if (theirs.length === 0) return null;
  const count = (...kinds: readonly string[]) => {
    const names = [...takes].filter((name) => kinds.some((kind) => name.startsWith(`${kind}:`)));
    return new Set(names.map((name) => name.slice(name.indexOf(":") + 1))).size;
  };
  const sidesAtOnce = theirs.flatMap(stepsOf).flatMap((step) => (step.type === "setSurfaces" ? step.surfaces : []));
  return {
    elements: count("element"),
    sides: Math.max(count("side", "head", "place"), sidesAtOnce.length),
    photos: count("photo", "facts"),
    title: takes.has("title"),
    configuration: takes.has("configuration"),
    copy,
  };
}

/** The same where only whole designs could be compared. */
export const newsOfCopy = (copy: News["copy"]): News => ({
  elements: 0,
  sides: 0,
  photos: 0,
  title: false,
  configuration: false,
  copy,
});
