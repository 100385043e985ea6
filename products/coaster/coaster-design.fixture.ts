import { apply } from "../../design/apply.ts";
import { configurationStep } from "../../design/apply-whole.ts";
import type { DesignDocument, DesignElement, DesignOutline, Surface } from "../../design/document.ts";
import { allSides, type SurfaceLayout } from "../../design/layout.ts";
import { type Step, together } from "../../design/operation.ts";
import { ONE, plainPlacement } from "../../design/placement.ts";
import type { Wardrobe } from "../../design/template/wardrobe.ts";
import type { KindDesign, KindStyles } from "../kind-design.ts";
import { plainPlan } from "../print-plan.ts";
import { redress } from "../redress.ts";
import type { CoasterConfiguration, CoasterData } from "./coaster-data.fixture.ts";

/** A coaster has a printed front and a printed back, both with 3 mm of bleed. */
const sides = ["front", "back"] as const;

const side = (id: string, elements: readonly DesignElement[]): Surface => ({
  id,
  role: id,
  background: null,
  copies: 1,
  turned: false,
  elements,
});

const trimOf = ({ coasterEdge }: CoasterConfiguration) => coasterEdge * 1000;

const blank = (configuration: CoasterConfiguration, data: CoasterData, wardrobe: Wardrobe | null): DesignDocument => {
  const bare: DesignDocument = {
    schema: 2,
    kind: "coaster",
    configuration,
    title: "",
    photos: [],
    surfaces: [side("front", wardrobe ? [] : [heartIn(configuration)]), side("back", [])],
  };
  return wardrobe ? applied(bare, redress(styles, { next: bare }, data, wardrobe, null)) : bare;
};

function heartIn(configuration: CoasterConfiguration): DesignElement {
  const inset = 10_000;
  const edge = trimOf(configuration) - 2 * inset;
  const frame = { x: inset, y: inset, width: edge, height: edge };
  return {
    id: "heart",
    type: "photo",
    frame,
    rotation: 0,
    opacity: ONE,
    photo: null,
    mask: "heart",
    placement: plainPlacement("fill"),
  };
}

function applied(document: DesignDocument, steps: readonly Step[]): DesignDocument {
  const outcome = apply(document, together(steps));
  if (!outcome.ok) throw new Error(`a coaster cannot be dressed: ${outcome.error.reason}`);
  return outcome.value.document;
}

/** Both sides are cards of the style: its front, and its back. */
const styles: KindStyles<CoasterConfiguration, CoasterData> = {
  keyOf: ({ style }) => style ?? null,
  choose: (configuration, style) => ({ ...configuration, style }),
  sideOf({ role }, design) {
    const edge = trimOf(configurationOf(design));
    return { part: role, sheet: { trim: { width: edge, height: edge }, bleed: 3_000, safe: 4_000 } };
  },
};

function layoutOf(surface: string, configuration: CoasterConfiguration): SurfaceLayout {
  const edge = trimOf(configuration);
  const safe = { x: 4_000, y: 4_000, width: edge - 8_000, height: edge - 8_000 };
  return {
    surface,
    role: surface,
    trim: { width: edge, height: edge },
    bleed: allSides(3_000),
    edge: { kind: "bleed" },
    zones: [{ kind: "safe", by: "safe", area: safe }],
    background: "#ffffff",
    resolution: { good: 300, fair: 200, warnBelow: 150, refuseBelow: 72 },
  };
}

const configurationOf = ({ configuration }: Pick<DesignOutline, "configuration">) =>
  configuration as CoasterConfiguration;

export const coasterDesign: KindDesign<CoasterConfiguration, CoasterData> = {
  blank,
  surfaces: (design) => sides.map((surface) => layoutOf(surface, configurationOf(design))),
  settle: (design) => ({ configuration: configurationOf(design), steps: [] }),
  reconfigure(design, configuration, data, wardrobe, worn) {
    const step = configurationStep(design.configuration, configuration);
    if (!step) return [];
    const dressed = wardrobe ? redress(styles, { next: { ...design, configuration } }, data, wardrobe, worn) : [];
    return [step, ...dressed];
  },
  styles,
  abilities: { elements: ["photo", "text", "shape", "art"], layouts: true, effects: true, plates: ["Foil_Gold"] },
  files: () => [plainPlan("front", "press", sides)],
  viewer: "table",
};
