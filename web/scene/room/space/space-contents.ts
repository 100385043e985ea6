import type { SurfaceLayout } from "../../../../design/layout.ts";
import type { ScenePage } from "../../../../design/scene.ts";
import type { Surroundings } from "../../../../products/surroundings.ts";

/** What is built in space. */
export interface SpaceContents {
  readonly page: ScenePage;
  readonly layout: SurfaceLayout;
  readonly surroundings: Surroundings;
  readonly pictures: ReadonlyMap<string, CanvasImageSource>;
  /** Colour of the wall, "#rrggbb". */
  readonly wall: string;
}
