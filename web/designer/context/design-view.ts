import type { Outcome } from "../../../core/outcome.ts";
import { compile, type PageMemory, pageMemory } from "../../../design/compile.ts";
import type { DesignDocument } from "../../../design/document.ts";
import type { Finding } from "../../../design/finding.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import type { Stock } from "../../../design/material.ts";
import { judgeResolution, type PhotoResolution } from "../../../design/resolution.ts";
import type { Scene } from "../../../design/scene.ts";
import type { Quote, Refusal } from "../../../products/kind.ts";
import { leftOutFindings } from "../../../products/left-out.ts";
import { quoteFor } from "../../../products/shop-pricing.ts";
import { bareSurroundings, type Surroundings } from "../../../products/surroundings.ts";
import type { KindAtHand } from "./kind-at-hand.ts";
import { layoutMemory } from "./layout-memory.ts";

/** What follows from a configuration alone; computed once per configuration, not for every movement of a photo. */
export interface ConfigurationView {
  readonly configuration: unknown;
  readonly surroundings: Surroundings;
  readonly quote: Outcome<Quote, readonly Refusal[]>;
}

/** What is shown of a design: everything computed, nothing stored. */
export interface DesignView extends ConfigurationView {
  readonly document: DesignDocument;
  readonly layouts: readonly SurfaceLayout[];
  readonly scene: Scene;
  readonly findings: readonly Finding[];
  readonly resolution: readonly PhotoResolution[];
}

/** What a design is laid out and priced with. */
type Drawing = Pick<KindAtHand, "kind" | "data" | "pricing">;

/** Null for a configuration this release of the shop cannot read. */
export function viewConfiguration(
  { kind, data, pricing }: Drawing,
  stored: DesignDocument["configuration"],
): ConfigurationView | null {
  const parsed = kind.configurationSchema.safeParse(stored);
  if (!parsed.success) return null;
  const configuration = parsed.data;
  return {
    configuration,
    surroundings: kind.design.surroundings?.(configuration, data) ?? bareSurroundings,
    quote: quoteFor(kind, configuration, data, pricing),
  };
}

/** Draws states of one open design, each time only the sides that changed. */
export interface Drawer {
  view(configured: ConfigurationView, document: DesignDocument, stock: Stock): DesignView;
  /** The hash the server must come to as well; null when the configuration cannot be read. */
  hashOf(document: DesignDocument, stock: Stock): string | null;
}

export function createDrawer({ kind, data }: Pick<Drawing, "kind" | "data">): Drawer {
  const memory: PageMemory = pageMemory();
  const layoutsOf = layoutMemory((document) => kind.design.surfaces(document, data));
  const draw = (document: DesignDocument, stock: Stock) => {
    const layouts = layoutsOf(document);
    return { layouts, compiled: compile(document, layouts, stock, memory) };
  };
  return {
    view(configured, document, stock) {
      const { layouts, compiled } = draw(document, stock);
      const { scene } = compiled;
      const findings = withLeftOut(compiled.findings, leftOutFindings(kind.design, document, data));
      const resolution = judgeResolution(document, layouts, scene);
      return { ...configured, scene, findings, document, layouts, resolution };
    },
    hashOf: (document, stock) =>
      kind.configurationSchema.safeParse(document.configuration).success ? draw(document, stock).compiled.hash : null,
  };
}

/** The same list where nothing is added: it is compared by identity. */
const withLeftOut = (findings: readonly Finding[], left: readonly Finding[]) =>
  left.length > 0 ? [...findings, ...left] : findings;
