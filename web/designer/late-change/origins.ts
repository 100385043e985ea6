import type { DesignDocument, Surface } from "../../../design/document.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import type { ScenePage } from "../../../design/scene.ts";
import type { DesignView } from "../context/design-view.ts";
import { type Checked, checkedSides } from "../panels/check/checked.ts";

export type Drawn = Pick<DesignView, "document" | "layouts" | "scene" | "findings">;

/** A side with all that is known of it. */
export interface SideOf {
  readonly surface: Surface;
  readonly layout: SurfaceLayout;
  readonly page: ScenePage;
  readonly checked: readonly Checked[];
}

/** The sides of a product by their names. */
export function sidesOf(drawn: Drawn, rules: Parameters<typeof checkedSides>[1]): ReadonlyMap<string, SideOf> {
  const surfaces = new Map(drawn.document.surfaces.map((surface) => [surface.id, surface]));
  const pages = new Map(drawn.scene.pages.map((page) => [page.surface, page]));
  const checked = new Map(checkedSides(drawn, rules).map((side) => [side.surface, side.checked]));
  return new Map(
    drawn.layouts.flatMap((layout) => {
      const { surface: id } = layout;
      const [surface, page] = [surfaces.get(id), pages.get(id)];
      return surface && page ? [[id, { surface, layout, page, checked: checked.get(id) ?? [] }] as const] : [];
    }),
  );
}

/** The former side of each one: of the same name, else the one most of its elements were on. No new sides. */
export function originsOf(before: DesignDocument, after: DesignDocument): ReadonlyMap<string, string> {
  const names = new Set(before.surfaces.map(({ id }) => id));
  const sideOf = new Map(before.surfaces.flatMap(({ id, elements }) => elements.map((one) => [one.id, id])));
  return new Map(
    after.surfaces.flatMap(({ id, elements }): readonly (readonly [string, string])[] => {
      if (names.has(id)) return [[id, id]];
      const counts = new Map<string, number>();
      for (const element of elements) {
        const side = sideOf.get(element.id);
        if (side !== undefined) counts.set(side, (counts.get(side) ?? 0) + 1);
      }
      const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
      return most ? [[id, most[0]]] : [];
    }),
  );
}
