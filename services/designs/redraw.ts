import { COMPILER } from "../../design/compile.ts";
import type { DesignDocument, Surface } from "../../design/document.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import { hashOfPages } from "../../design/page-hash.ts";
import type { Db } from "../../platform/database/database.ts";
import type { DesignableKind } from "../../products/registry.ts";
import { nameSides, type SideCompiler } from "./compile-sides.ts";
import { type DesignToChange, readElements } from "./design-to-change.ts";
import type { Pause } from "./pause.ts";
import { headOf, type PageName } from "./stored-side.ts";

/** Pages after a change. */
export interface Redrawn {
  readonly sceneHash: string;
  /** Sides that were compiled; null for those the product does not have any more. */
  readonly pages: ReadonlyMap<string, PageName | null>;
}

export interface Redrawing {
  readonly db: Db;
  readonly kind: DesignableKind;
  readonly compiler: SideCompiler;
  readonly pause: Pause;
}

/** The data of the releases that lay a design out before and after a change. */
export interface LaidOutBy {
  readonly before: unknown;
  readonly after: unknown;
}

/** Compiles the sides that a change touched, and those that are laid out otherwise because of it. */
export async function redraw(
  design: DesignToChange,
  changed: DesignDocument,
  data: LaidOutBy,
  { db, kind, compiler, pause }: Redrawing,
): Promise<Redrawn> {
  const { document, pageHashes, unread } = design;
  const present = new Set(document.surfaces);
  const surfaces = new Map(changed.surfaces.map((surface) => [surface.id, surface]));
  const layouts = kind.design.surfaces(changed, data.after);
  const sameLayout = sameLayouts(design, changed, data, kind);
  const known = ({ surface: id }: SurfaceLayout): string | null => {
    const surface = surfaces.get(id);
    return (surface && present.has(surface) && design.compiler === COMPILER && pageHashes.get(id)) || null;
  };
  const stale = layouts.filter((layout) => known(layout) === null || !sameLayout(layout));

  const wanted = stale.map((layout) => ({ surface: surfaces.get(layout.surface), layout }));
  const missing = wanted.flatMap(({ surface }) => (surface && unread.has(surface) ? surface.id : []));
  const elements = await readElements(db, design.id, missing);
  const whole = (surface: Surface | undefined) => {
    const read = surface && elements.get(surface.id);
    return surface && read ? { ...surface, elements: read } : surface;
  };
  const sides = wanted.map(({ surface, layout }) => ({ surface: whole(surface), layout }));
  const compiled = await nameSides(sides, { ...compiler, photos: changed.photos, pause });

  const pages = new Map<string, PageName | null>();
  for (const [index, { surface }] of stale.entries()) pages.set(surface, compiled[index] ?? null);
  const printed = new Set(layouts.map(({ surface }) => surface));
  for (const id of surfaces.keys()) if (!printed.has(id) && pageHashes.get(id) !== null) pages.set(id, null);
  const hashes = layouts.map((layout) => pages.get(layout.surface)?.hash ?? known(layout) ?? "");
  return { sceneHash: hashOfPages(hashes), pages };
}

/** Whether a side is laid out as it was before the change. */
function sameLayouts(
  { document }: DesignToChange,
  changed: DesignDocument,
  data: LaidOutBy,
  kind: DesignableKind,
): (layout: SurfaceLayout) => boolean {
  if (data.before === data.after && sameOutline(document, changed)) return () => true;
  const before = kind.design.surfaces(document, data.before);
  const written = new Map(before.map((layout) => [layout.surface, JSON.stringify(layout)]));
  return (layout) => written.get(layout.surface) === JSON.stringify(layout);
}

const sameOutline = (one: DesignDocument, other: DesignDocument): boolean =>
  one.configuration === other.configuration &&
  one.photos === other.photos &&
  one.surfaces.length === other.surfaces.length &&
  one.surfaces.every((surface, index) => sameHead(surface, other.surfaces[index]));

const sameHead = (one: Surface, other: Surface | undefined): boolean =>
  one === other || (other !== undefined && JSON.stringify(headOf(one)) === JSON.stringify(headOf(other)));
