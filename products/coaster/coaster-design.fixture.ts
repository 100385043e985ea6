import { configurationStep } from "../../design/apply-whole.ts";
import type { DesignDocument, DesignElement, DesignOutline, Surface } from "../../design/document.ts";
import { allSides, type SurfaceLayout } from "../../design/layout.ts";
import { ONE, plainPlacement } from "../../design/placement.ts";
import type { KindDesign } from "../kind-design.ts";
import { plainPlan } from "../print-plan.ts";
import type { CoasterConfiguration, CoasterData } from "./coaster-data.fixture.ts";

/** A coaster has a printed front and a printed back, both with 3 mm of bleed. */
const sides = ["front", "back"] as const;

const side = (id: string, elements: readonly DesignElement[]): Surface => ({
  ...{ id, role: id, background: null, copies: 1, turned: false, elements },
});

const trimOf = ({ coasterEdge }: CoasterConfiguration) => coasterEdge * 1000;

const blank = (configuration: CoasterConfiguration): DesignDocument => {
  const inset = 10_000;
  const edge = trimOf(configuration) - 2 * inset;
  const frame = { x: inset, y: inset, width: edge, height: edge };
  const heart: DesignElement = {
    ...{ id: "heart", type: "photo", frame, rotation: 0, opacity: ONE, photo: null, mask: "heart" },
    placement: plainPlacement("fill"),
  };
  return {
    ...{ schema: 2, kind: "coaster", configuration, title: "", photos: [] },
    surfaces: [side("front", [heart]), side("back", [])],
  };
};

function layoutOf(surface: string, configuration: CoasterConfiguration): SurfaceLayout {
  const edge = trimOf(configuration);
  const safe = { x: 4_000, y: 4_000, width: edge - 8_000, height: edge - 8_000 };
  return {
    ...{ surface, role: surface, trim: { width: edge, height: edge }, bleed: allSides(3_000) },
    ...{ edge: { kind: "bleed" }, zones: [{ kind: "safe", by: "safe", area: safe }], background: "#ffffff" },
    resolution: { good: 300, fair: 200, warnBelow: 150, refuseBelow: 72 },
  };
}

const configurationOf = ({ configuration }: Pick<DesignOutline, "configuration">) =>
  configuration as CoasterConfiguration;

export const coasterDesign: KindDesign<CoasterConfiguration, CoasterData> = {
  blank,
  surfaces: (design) => sides.map((surface) => layoutOf(surface, configurationOf(design))),
  settle: (design) => ({ configuration: configurationOf(design), steps: [] }),
  reconfigure(design, configuration) {
    const step = configurationStep(design.configuration, configuration);
    return step ? [step] : [];
  },
  abilities: { elements: ["photo", "text", "shape", "art"], layouts: false, effects: true, plates: ["Foil_Gold"] },
  files: () => [plainPlan("front", "press", sides)],
  viewer: "table",
};
