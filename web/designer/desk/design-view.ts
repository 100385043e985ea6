import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { compile } from "../../../design/compile.ts";
import type { DesignDocument } from "../../../design/document.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { judgeResolution, type PhotoResolution } from "../../../design/resolution.ts";
import type { Scene } from "../../../design/scene.ts";
import { sceneHash } from "../../../design/scene-hash.ts";
import type { Quote, Refusal } from "../../../products/kind.ts";
import type { Surroundings } from "../../../products/surroundings.ts";
import type { KindAtHand } from "./desk.ts";

/** What follows from a configuration alone; computed once per configuration, not for every movement of a photo. */
export interface ConfigurationView {
  readonly configuration: unknown;
  readonly layouts: readonly SurfaceLayout[];
  readonly surroundings: Surroundings;
  readonly quote: Outcome<Quote, readonly Refusal[]>;
}

/** What is shown of a design: everything computed, nothing stored. */
export interface DesignView extends ConfigurationView {
  readonly document: DesignDocument;
  readonly scene: Scene;
  readonly resolution: readonly PhotoResolution[];
}

/** What a design is laid out and priced with. */
type Drawing = Pick<KindAtHand, "kind" | "data" | "terms">;

/** Null for a configuration this release of the program cannot read. */
export function viewConfiguration(
  { kind, data, terms }: Drawing,
  stored: DesignDocument["configuration"],
): ConfigurationView | null {
  const parsed = kind.configurationSchema.safeParse(stored);
  if (!parsed.success) return null;
  const configuration = parsed.data;
  return {
    configuration,
    layouts: kind.design.layouts(configuration, data),
    surroundings: kind.design.surroundings(configuration, data),
    quote: kind.quote(configuration, data, terms),
  };
}

/** The scene and its judgement; failed when the document does not fit its product, which is a bug or damage. */
export function viewDesign(view: ConfigurationView, document: DesignDocument): Outcome<DesignView, string> {
  const scene = compile(document, view.layouts);
  if (!scene.ok) return failed(scene.error.reason);
  const resolution = judgeResolution(document, view.layouts, scene.value);
  return done({ ...view, document, scene: scene.value, resolution });
}

/** The hash the server must come to as well; null when the design cannot be drawn. */
export function hashOfDesign(atHand: Drawing, document: DesignDocument): string | null {
  const view = viewConfiguration(atHand, document.configuration);
  const scene = view && compile(document, view.layouts);
  return scene?.ok ? sceneHash(scene.value) : null;
}
