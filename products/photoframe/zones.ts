import { type Format, micrometres } from "../../core/measure.ts";
import type { Rect } from "../../design/geometry.ts";
import type { Zone } from "../../design/layout.ts";
import type { Case } from "./case.ts";
import { chosenValue } from "./option-conditions.ts";
import type { Material } from "./release.ts";
import { surfaceOf } from "./surface-rules.ts";

/** Hidden, cut and risky zones of the front, micrometres from the trim's top left corner. */
export function zonesOf(one: Case, material: Material): readonly Zone[] {
  const { format } = one.configuration;
  const hidden = hiddenEdge(one);
  const safe: Zone = { kind: "safe", by: "safe", area: inset(format, safeDistance(one, material, hidden?.depth ?? 0)) };
  const covered: Zone[] = hidden ? [{ kind: "covered", by: hidden.by, area: inset(format, hidden.depth) }] : [];
  return [...covered, safe, ...holeZones(one)];
}

/** Width of the picture that is hidden on each side: under the mat's opening, or else under the frame's rebate. */
export function hiddenEdge({
  configuration,
  frame,
  release,
}: Case): { readonly by: string; readonly depth: number } | null {
  if (configuration.matSize > 0) return { by: "mat", depth: release.frames.mats.overlap };
  return frame && frame.covers > 0 ? { by: "frame", depth: frame.covers } : null;
}

function safeDistance({ release }: Case, material: Material, hidden: number): number {
  const { safe, safeFromCover } = release.frames;
  const plain = surfaceOf(release, material).safe;
  return hidden > 0 ? Math.max(plain, safe, hidden + safeFromCover) : plain;
}

function holeZones(one: Case): readonly Zone[] {
  return one.groups.flatMap((applying) => {
    const value = chosenValue(one, applying)?.value;
    if (!value?.holes) return [];
    const { fromEdge, diameter } = value.holes;
    const centres = holeCentres(one.configuration.format, fromEdge, value.perEyelet === undefined ? null : 500);
    return centres.map(([x, y]): Zone => ({ kind: "cut", by: applying.group.key, area: hole(x, y, diameter) }));
  });
}

/** The four corners, and with `spacing` (millimetres) as many evenly between them as no gap of the edge exceeds it. */
export function holeCentres(
  { width, height }: Format,
  fromEdge: number,
  spacing: number | null,
): readonly (readonly [x: number, y: number])[] {
  const [right, bottom] = [width - fromEdge, height - fromEdge];
  const across = steps(fromEdge, right, spacing ? Math.ceil(width / spacing) : 1);
  const down = steps(fromEdge, bottom, spacing ? Math.ceil(height / spacing) : 1);
  return [
    ...across.flatMap((x) => [[x, fromEdge] as const, [x, bottom] as const]),
    ...down.slice(1, -1).flatMap((y) => [[fromEdge, y] as const, [right, y] as const]),
  ];
}

const steps = (from: number, to: number, parts: number): readonly number[] =>
  Array.from({ length: parts + 1 }, (_, i) => from + ((to - from) * i) / parts);

const hole = (x: number, y: number, diameter: number): Rect => ({
  x: Math.round(micrometres(x - diameter / 2)),
  y: Math.round(micrometres(y - diameter / 2)),
  width: micrometres(diameter),
  height: micrometres(diameter),
});

const inset = ({ width, height }: Format, by: number): Rect => ({
  x: micrometres(by),
  y: micrometres(by),
  width: micrometres(width - 2 * by),
  height: micrometres(height - 2 * by),
});
