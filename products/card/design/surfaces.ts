import { micrometres } from "../../../core/measure.ts";
import type { DesignOutline } from "../../../design/document.ts";
import type { Rect, Size } from "../../../design/geometry.ts";
import type { MachineLine, Sides, SurfaceLayout, Zone } from "../../../design/layout.ts";
import { mapPath } from "../../../design/path.ts";
import { plateOfRefinement } from "../../refinement-plates.ts";
import { type Case, openCase } from "../case.ts";
import { configurationSchema } from "../configuration-schema.ts";
import { envelopeAreas } from "../envelope/areas.ts";
import { orderedEnvelope } from "../envelope/ordered-envelope.ts";
import { inlaySide, printedInlays } from "../printed-inlays.ts";
import type { Release } from "../release.ts";
import { edgeLines, outlineOf } from "./shapes.ts";
import { type CardSide, type Edge, sidesOf } from "./sides.ts";

/** A design's configuration with what its names stand for. */
export const caseOf = ({ configuration }: Pick<DesignOutline, "configuration">, release: Release): Case =>
  openCase(configurationSchema.parse(configuration), release);

/** Every printed side. */
export function surfaces(design: Pick<DesignOutline, "configuration">, release: Release): readonly SurfaceLayout[] {
  const one = caseOf(design, release);
  return sidesOf(one).map((side) => layoutOf(side, one));
}

function layoutOf(side: CardSide, one: Case): SurfaceLayout {
  const { id, role, trim, joined, neighbours, bleed } = side;
  const { print } = one.release;
  const paper = paperOf(side, one);
  const plate = isAccessory(side) ? null : plateOfRefinement(one.configuration.refinementType);
  return {
    surface: id,
    role,
    trim,
    neighbours,
    edge: { kind: "bleed" },
    resolution: print.resolution,
    bleed: sidesFrom((edge) => (joined.includes(edge) ? 0 : bleed)),
    zones: zonesOf(side, one),
    background: "#ffffff",
    lines: cutLines(side, one),
    plates: plate ? [plate] : [],
    ...(isBare(role) ? { bare: true } : {}),
    ...(paper === WHITE ? {} : { paper }),
  };
}

const WHITE = "#ffffff";

/** Coloured stock shows through; books consist of white paper. */
function paperOf({ id, role }: CardSide, one: Case): string {
  if (role === "inlay") return printedInlays(one).find((inlay) => inlaySide(inlay) === id)?.colour ?? WHITE;
  if (role === "envelope") return orderedEnvelope(one)?.paper ?? WHITE;
  const { configuration, release, card } = one;
  return (card && release.papers.find(({ key }) => key === configuration.paper)?.paper) ?? WHITE;
}

/** Is it printed beside the card? It is cut straight, and the foil of the card is none of its own. */
export const isAccessory = ({ role }: Pick<CardSide, "role">): boolean => role === "envelope" || role === "inlay";

/** Pages that others write on, and a spine too narrow for any layout. */
const isBare = (role: string): boolean => role === "page-every" || role === "spine";

const sidesFrom = (length: (edge: Edge) => number): Sides => ({
  top: length("top"),
  right: length("right"),
  bottom: length("bottom"),
  left: length("left"),
});

/** Is the shape of the card its own? Books and inserts are cut straight. */
export const isPunched = (side: Pick<CardSide, "role">, { configuration, release, guestbook }: Case): boolean =>
  !guestbook &&
  !side.role.startsWith("insert-") &&
  !isAccessory(side) &&
  release.punchings.some(({ key, dieCut }) => dieCut && key === configuration.punching);

function cutLines(side: CardSide, one: Case): readonly MachineLine[] {
  if (!isPunched(side, one)) return [];
  return [{ plate: "CutContour", path: outlineOf(edgeLines(one.configuration.punching, side.trim, side.joined)) }];
}

function zonesOf(side: CardSide, one: Case): readonly Zone[] {
  if (side.role === "envelope") return envelopeZones(side);
  return [safeZone(side, one), ...side.joined.map((edge) => foldZone(edge, side, one)), ...boundZones(side, one)];
}

/** Stamp and sorting marks of the post keep their places. */
function envelopeZones({ trim }: CardSide): readonly Zone[] {
  const { franking, coding } = envelopeAreas(millimetresOf(trim));
  const margin = micrometres(ENVELOPE_MARGIN);
  const area = { x: margin, y: margin, width: trim.width - 2 * margin, height: trim.height - 2 * margin };
  return [
    { kind: "safe", by: "safe", area },
    { kind: "glue", by: "franking", area: franking },
    { kind: "glue", by: "coding", area: coding },
  ];
}

/** No machine prints nearer to the edge of an envelope. */
const ENVELOPE_MARGIN = 5;

const millimetresOf = ({ width, height }: Size) => ({ width: width / 1000, height: height / 1000 });

/** Everything important keeps this far from edges and folds; in a punched card from its outline. */
export function safeZone(side: CardSide, one: Case): Zone {
  const { trim, joined } = side;
  const safe = micrometres(one.release.print.safe);
  // A spine is often narrower than two safe distances.
  const across = Math.min(safe, Math.floor(trim.width / 4));
  const area = { x: across, y: safe, width: trim.width - 2 * across, height: trim.height - 2 * safe };
  if (!isPunched(side, one)) return { kind: "safe", by: "safe", area };
  const inner = outlineOf(edgeLines(one.configuration.punching, area, joined));
  return { kind: "safe", by: "safe", area, outline: mapPath(inner, ({ x, y }) => ({ x: x + area.x, y: y + area.y })) };
}

/** Half of the fold is on each of its sides. The edges of a spine are hinges. */
function foldZone(edge: Edge, { trim, role, bound }: CardSide, { release }: Case): Zone {
  const isHinge = role === "spine" || bound.includes(edge);
  const width = micrometres(release.print.fold);
  const depth = role === "spine" ? Math.min(width, Math.floor(trim.width / 6)) : width;
  return { kind: isHinge ? "hinge" : "fold", by: isHinge ? "hinge" : "fold", area: strip(edge, depth, trim) };
}

const boundZones = ({ bound, joined, trim }: CardSide, { release }: Case): readonly Zone[] =>
  bound
    .filter((edge) => !joined.includes(edge))
    .map((edge) => ({ kind: "gutter", by: "binding", area: strip(edge, micrometres(release.print.bound), trim) }));

function strip(edge: Edge, depth: number, { width, height }: Size): Rect {
  switch (edge) {
    case "top":
      return { x: 0, y: 0, width, height: depth };
    case "bottom":
      return { x: 0, y: height - depth, width, height: depth };
    case "left":
      return { x: 0, y: 0, width: depth, height };
    case "right":
      return { x: width - depth, y: 0, width: depth, height };
  }
}
