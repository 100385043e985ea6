import { configurationStep } from "../../../../design/apply-whole.ts";
import type { DesignDocument, DesignElement, PhotoElement } from "../../../../design/document.ts";
import { elementOf } from "../../../../design/element-place.ts";
import { focusedPlacement } from "../../../../design/focused-placement.ts";
import type { Point } from "../../../../design/geometry.ts";
import type { Step } from "../../../../design/operation.ts";
import type { TileSide } from "../../../../design/tiles/change-tiles.ts";
import { divideSteps, joinSteps, movableSides, moveSide } from "../../../../design/tiles/hand-tiles.ts";
import { isTileElement } from "../../../../design/tiles/side-tiles.ts";
import type { KindAtHand } from "../../context/kind-at-hand.ts";
import type { Command } from "../key-map.ts";
import type { Held } from "./held.ts";

/** Is it one of several photos that share their side, in a kind whose photos do? */
export const isSharing = ({ kind }: Pick<KindAtHand, "kind">, element: DesignElement): boolean =>
  kind.design.tiles !== undefined && isTileElement(element);

/** Photos change places, each with its faces in sight; nothing where one of the places is locked, or both are empty. */
export function swapSteps(document: DesignDocument, one: string, other: string): readonly Step[] {
  const [first, second] = [elementOf(document, one), elementOf(document, other)];
  if (first?.type !== "photo" || second?.type !== "photo" || first.locked || second.locked) return [];
  if (first.photo === second.photo) return [];
  return [placing(document, first, second.photo), placing(document, second, first.photo)];
}

function placing({ photos }: DesignDocument, { id, frame, placement }: PhotoElement, photo: string | null): Step {
  const taken = photos.find((one) => one.id === photo);
  if (!taken || frame === "surface") return { type: "placePhoto", element: id, photo };
  return { type: "placePhoto", element: id, photo, placement: focusedPlacement(taken, frame, placement.fit) };
}

/** The line that an arrow moves: behind the tile, or before it where the tile is the last. */
const sidesOf: Readonly<Partial<Record<Command, { readonly sides: readonly TileSide[]; readonly way: Point }>>> = {
  "nudge-left": { sides: ["right", "left"], way: { x: -1, y: 0 } },
  "nudge-right": { sides: ["right", "left"], way: { x: 1, y: 0 } },
  "nudge-up": { sides: ["bottom", "top"], way: { x: 0, y: -1 } },
  "nudge-down": { sides: ["bottom", "top"], way: { x: 0, y: 1 } },
};

interface TileChange {
  readonly steps: readonly Step[];
  readonly selection?: readonly string[];
}

/** What a command does to one tile; null for those that mean the same for every element. */
export function changeTile(
  command: Command,
  { surface, elements: [element] }: Held,
  {
    document,
    context,
    nudge,
    newId,
  }: { document: DesignDocument; context: KindAtHand; nudge: number; newId: () => string },
): TileChange | null {
  if (!element || !isSharing(context, element)) return null;
  const arrow = sidesOf[command];
  if (arrow) {
    const there = movableSides(surface.elements, element.id);
    const at = arrow.sides.find((side) => there.includes(side));
    return { steps: at ? moveSide(surface.elements, element.id, at, (arrow.way.x + arrow.way.y) * nudge) : [] };
  }
  if (command === "divide") {
    const added = newId();
    const steps = divideSteps(surface, element.id, added);
    return { steps: steps ? counted(document, context, 1, steps) : [] };
  }
  if (command === "join") {
    const steps = joinSteps(surface.elements, element.id);
    return { steps: steps ? counted(document, context, -1, steps) : [] };
  }
  return null;
}

/** The steps with the number of tiles that the product has afterwards; none where it cannot have as many. */
function counted(document: DesignDocument, { kind, data }: KindAtHand, more: number, steps: readonly Step[]) {
  const tiles = document.surfaces.reduce((sum, { elements }) => sum + elements.filter(isTileElement).length, 0);
  const next = kind.design.tiles?.counted(document.configuration, data, tiles + more);
  if (!next) return [];
  const change = configurationStep(document.configuration, next as typeof document.configuration);
  return change ? [change, ...steps] : steps;
}
