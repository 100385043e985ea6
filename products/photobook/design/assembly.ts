import type { DesignOutline } from "../../../design/document.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { type Assembly, type Face, type Leaf, leavesOf } from "../../assembly.ts";
import { openCase } from "../case.ts";
import { configurationSchema } from "../configuration.ts";
import type { Release } from "../release.ts";
import { coverMeasures, pageSize } from "../sides/measures.ts";
import { COVER, hasSinglePages, SPREAD } from "../sides/sides.ts";
import { surfaces } from "../sides/surfaces.ts";

/** The closed book and its leaves. The outer pages of a lay-flat book are glued to the boards. */
export function assembly(design: DesignOutline, release: Release): Assembly {
  const configuration = configurationSchema.parse(design.configuration);
  const one = openCase(configuration, release);
  const { front, back } = coverMeasures(one);
  const body = { width: front.width, height: front.height };
  const pages = surfaces(design, release).filter(({ surface }) => surface !== COVER);
  const faces = pages.flatMap(facesOf);
  const [frontFace, backFace]: readonly [Face, Face] = [
    { surface: COVER, part: front },
    { surface: COVER, part: back },
  ];
  const board = (given: Pick<Leaf, "front" | "back">): Leaf => ({
    size: body,
    hinge: "left",
    ...given,
    ...(one.endPaper ? { paper: one.endPaper.colour } : {}),
  });
  const glued = !hasSinglePages(configuration);
  const block = leavesOf(glued ? faces.slice(1, -1) : faces, pageSize(one), "left");
  const leaves = [
    board({ front: frontFace, back: (glued && faces.at(0)) || null }),
    ...block,
    board({ front: (glued && faces.at(-1)) || null, back: backFace }),
  ];
  return { kind: "turned", pieces: [{ leaves, body, turned: "beside", last: "turns", fittings: [] }] };
}

function facesOf({ surface, role, trim: { width, height } }: SurfaceLayout): readonly Face[] {
  if (role !== SPREAD) return [{ surface }];
  const half = width / 2;
  return [0, half].map((x) => ({ surface, part: { x, y: 0, width: half, height } }));
}
