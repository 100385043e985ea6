import { coveredCodes } from "./code/covered-codes.ts";
import { compileElement, type ElementCompiler } from "./compile-element.ts";
import { toDraw } from "./days/pictured-days.ts";
import type { Surface } from "./document.ts";
import type { Finding, FindingBody } from "./finding.ts";
import type { Rect } from "./geometry.ts";
import { wordsAmong } from "./ink-of.ts";
import type { SurfaceLayout } from "./layout.ts";
import { machineLines } from "./machine-lines.ts";
import type { Material } from "./material.ts";
import { pageHash } from "./page-hash.ts";
import { intersect } from "./rect.ts";
import { reachesRound, reflectedEdge } from "./reflected-edge.ts";
import { judgePage } from "./resolution.ts";
import type { SceneFill, SceneItem, ScenePage } from "./scene.ts";
import { isReflected, onPage, pageArea, pictureArea, trimArea, zoneOnPage } from "./surface-geometry.ts";

/** A side as it is printed, with what should be mended. */
export interface CompiledPage {
  readonly page: ScenePage;
  readonly findings: readonly Finding[];
  /** Of the page, see `page-hash.ts`. */
  readonly hash: string;
}

/**
 * One side to one page of the scene: pure and deterministic, the same on every machine. It never fails: what cannot be
 * drawn as it is meant is drawn as well as it can be and named among the findings. A side the design lacks is blank.
 */
export function compilePage(
  surface: Surface | undefined,
  layout: SurfaceLayout,
  material: Material,
  draw: ElementCompiler = compileElement,
): CompiledPage {
  const area = pageArea(layout);
  const compiled = toDraw(surface?.elements ?? []).map((element) => ({
    element,
    ...draw(element, layout, material),
  }));
  const drawn = compiled.flatMap(({ items }) => items);
  const round = !isReflected(layout) || reachesRound(pictureArea(layout), area);
  const page: ScenePage = {
    surface: layout.surface,
    role: layout.role,
    copies: surface?.copies ?? 1,
    size: { width: area.width, height: area.height },
    trim: trimArea(layout),
    items: [
      ...backgrounds(layout, surface?.background ?? layout.background),
      ...(isReflected(layout) && round ? reflectedEdge(drawn, pictureArea(layout), area) : []),
      ...compiled.flatMap(({ cut }) => cut),
      ...machineLines(layout),
    ],
    zones: layout.zones.map((zone) => zoneOnPage(layout, zone)),
  };
  const findings: Finding[] = [
    ...(surface ? [] : [about(layout, null, { reason: "surface-missing" })]),
    ...(round ? [] : [about(layout, null, { reason: "edge-too-deep" })]),
    ...compiled.flatMap(({ element, findings: own }) => own.map((one) => about(layout, element.id, one))),
    ...onThinSpine(drawn, layout).map((element) => about(layout, element, { reason: "words-on-thin-spine" })),
    ...coveredCodes(compiled).map((element) => about(layout, element, { reason: "code-covered" })),
    ...judgePage(page, layout, material.photos).flatMap(({ element, dpi, verdict, sharpUpTo }) =>
      verdict === "warn" || verdict === "refuse"
        ? [about(layout, element, { reason: "photo-too-small", dpi, refused: verdict === "refuse", sharpUpTo })]
        : [],
    ),
  ];
  return named(page, findings);
}

/** Elements with words where none may be printed. */
function onThinSpine(drawn: readonly SceneItem[], layout: SurfaceLayout): readonly string[] {
  const areas = (layout.wordless ?? []).map((area) => onPage(layout, area));
  if (areas.length === 0) return [];
  return [...wordsAmong(drawn)].flatMap(([element, ink]) =>
    areas.some((area) => intersect(area, ink)) ? [element] : [],
  );
}

/** Hashes lazily, because hashing is slow and only needed when a page is saved. */
function named(page: ScenePage, findings: readonly Finding[]): CompiledPage {
  let hash: string | undefined;
  return {
    page,
    findings,
    get hash() {
      hash ??= pageHash(page);
      return hash;
    },
  };
}

const about = ({ surface }: SurfaceLayout, element: string | null, body: FindingBody): Finding => ({
  ...body,
  surface,
  element,
});

function backgrounds(layout: SurfaceLayout, colour: string): readonly SceneFill[] {
  const fill = (rect: Rect, ink: string): SceneFill => ({ type: "fill", element: null, rect, colour: ink });
  const page = pageArea(layout);
  return layout.edge.kind === "coloured"
    ? [fill(page, layout.edge.colour), fill(pictureArea(layout), colour)]
    : [fill(page, colour)];
}
