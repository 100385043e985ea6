import type { DesignDocument, Surface, SurfaceHead } from "../../design/document.ts";
import type { Finding } from "../../design/finding.ts";
import { lettersOf } from "../../design/letters.ts";

/** The page a side was compiled to, without its drawing. */
export interface PageName {
  readonly hash: string;
  readonly findings: readonly Finding[];
}

/** A document without its sides, as `design.outline` stores it. */
export type StoredOutline = Omit<DesignDocument, "surfaces">;

export function outlineOf({ schema, kind, configuration, title, photos }: StoredOutline): StoredOutline {
  return { schema, kind, configuration, title, photos };
}

export function headOf({ id, role, background, copies, turned, style }: SurfaceHead): SurfaceHead {
  return { id, role, background, copies, turned, ...(style === undefined ? {} : { style }) };
}

/** Columns of `design_surface` that say what a side is, as JSON for `jsonb_to_recordset`. */
export const sideRow = (surface: Surface, position: number, page: PageName | null) => ({
  surface_id: surface.id,
  position,
  head: headOf(surface),
  elements: surface.elements,
  element_ids: surface.elements.map(({ id }) => id),
  letters: lettersOf(surface.elements),
  page_hash: page?.hash ?? null,
  findings: page?.findings ?? [],
});
export type SideRow = ReturnType<typeof sideRow>;
