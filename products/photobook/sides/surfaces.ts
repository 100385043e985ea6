import { labelFor } from "../../../core/labels.ts";
import { micrometres } from "../../../core/measure.ts";
import type { DesignOutline, SurfaceHead } from "../../../design/document.ts";
import type { Rect } from "../../../design/geometry.ts";
import { allSides, type SurfaceLayout, type Zone } from "../../../design/layout.ts";
import { plateOfRefinement } from "../../refinement-plates.ts";
import { type Case, openCase } from "../case.ts";
import { configurationSchema } from "../configuration.ts";
import type { Release } from "../release.ts";
import { hasSpineText } from "../spine.ts";
import { coverMeasures, pageSize, spreadSize } from "./measures.ts";
import { COVER, FIRST, hasSinglePages, isSpread, LAST, spreadsOf } from "./sides.ts";

/**
 * Cover, first page, spreads and last page, in the order in which one leafs through them. Spreads beyond what the book
 * can have stay in the design and are not printed.
 */
export function surfaces(design: DesignOutline, release: Release): readonly SurfaceLayout[] {
  const configuration = configurationSchema.parse(design.configuration);
  const one = openCase(configuration, release);
  const single = hasSinglePages(configuration);
  const spreads = design.surfaces.filter(isSpread).slice(0, spreadsOf(configuration.pageCount, configuration));
  const has = (id: string) => design.surfaces.some((surface) => surface.id === id);
  return [
    ...(has(COVER) ? [coverLayout(one)] : []),
    ...(single && has(FIRST) ? [pageLayout(one, FIRST, 1)] : []),
    ...spreads.map((head, index) => spreadLayout(one, head, (single ? 2 : 1) + 2 * index)),
    ...(single && has(LAST) ? [pageLayout(one, LAST, configuration.pageCount)] : []),
  ];
}

const shared = ({ release }: Case) => ({
  edge: { kind: "bleed" } as const,
  background: "#ffffff",
  resolution: release.sheet.resolution,
});

function coverLayout(one: Case): SurfaceLayout {
  const { trim, spine, joint, bleed, back, front } = coverMeasures(one);
  const safe = micrometres(one.release.sheet.safe);
  const whole = { x: 0, y: 0, ...trim };
  const zones: Zone[] = [{ kind: "safe", by: "safe", area: inset(whole, safe) }];
  if (spine.width > 0) zones.push({ kind: "spine", by: "spine", area: spine });
  else zones.push({ kind: "fold", by: "fold", area: around(spine.x, safe / 2, trim.height) });
  if (joint > 0) {
    zones.push({ kind: "hinge", by: "joint", area: { ...back, x: spine.x - joint, width: joint } });
    zones.push({ kind: "hinge", by: "joint", area: { ...front, width: joint } });
  }
  return {
    ...shared(one),
    surface: COVER,
    role: COVER,
    title: labelFor("photobook.side.cover"),
    trim,
    bleed: allSides(bleed),
    zones,
    ...(spine.width > 0 && !hasSpineText(one) ? { wordless: [spine] } : {}),
    plates: platesOf(one),
  };
}

/** Only the cover is refined. */
const platesOf = ({ configuration: { refinement } }: Case) => {
  const plate = plateOfRefinement(refinement);
  return plate ? [plate] : [];
};

/** The first page is bound at its left, the last one at its right. */
function pageLayout(one: Case, surface: string, page: number): SurfaceLayout {
  const { sheet } = one.release;
  const trim = pageSize(one);
  const gutter = gutterOf(one);
  const bound = { x: surface === FIRST ? 0 : trim.width - gutter, y: 0, width: gutter, height: trim.height };
  return {
    ...shared(one),
    surface,
    role: "page",
    title: labelFor("photobook.side.page", { page }),
    trim,
    bleed: allSides(micrometres(sheet.bleed)),
    plates: [],
    zones: [...safeZone(one, trim), ...(gutter > 0 ? [{ kind: "gutter", by: "binding", area: bound } as const] : [])],
  };
}

function spreadLayout(one: Case, { id, role }: SurfaceHead, left: number): SurfaceLayout {
  const trim = spreadSize(one);
  const gutter = gutterOf(one);
  const bound = around(trim.width / 2, gutter, trim.height);
  return {
    ...shared(one),
    surface: id,
    role,
    title: labelFor("photobook.side.spread", { left, right: left + 1 }),
    trim,
    bleed: allSides(micrometres(one.release.sheet.bleed)),
    plates: [],
    zones: [...safeZone(one, trim), ...(gutter > 0 ? [{ kind: "gutter", by: "binding", area: bound } as const] : [])],
  };
}

const safeZone = ({ release }: Case, trim: { width: number; height: number }): readonly Zone[] => [
  { kind: "safe", by: "safe", area: inset({ x: 0, y: 0, ...trim }, micrometres(release.sheet.safe)) },
];

/** Of each page, swallowed by the binding. */
const gutterOf = ({ configuration: { binding }, release }: Case): number =>
  micrometres(release.sheet.gutter[binding] ?? 0);

const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** A strip as wide on both sides of a line across the sheet. */
const around = (x: number, half: number, height: number): Rect => ({ x: x - half, y: 0, width: 2 * half, height });

/** Spreads for which the book has no room: they stay in the design, and are not printed. */
export function leftOutSides(design: DesignOutline, release: Release): readonly string[] {
  const { configuration, book } = openCase(configurationSchema.parse(design.configuration), release);
  if (!book) return [];
  const spreads = design.surfaces.filter(isSpread).map(({ id }) => id);
  return spreads.slice(spreadsOf(configuration.pageCount, configuration));
}
