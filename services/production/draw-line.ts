import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import type { Scene } from "../../design/scene.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import { type DesignableKind, designableKindOf } from "../../products/registry.ts";
import type { DesignVersion } from "../designs/service.ts";
import type { LineToPrint } from "../orders/service.ts";
import type { StopReason } from "./contract.ts";
import type { ProductionDependencies } from "./ports.ts";

/** A line as it is printed: the frozen design drawn again, and the files it needs. */
export interface DrawnLine extends LineToPrint {
  readonly version: DesignVersion;
  readonly kind: DesignableKind;
  /** Parsed by the kind's schemas. */
  readonly configuration: unknown;
  readonly data: unknown;
  readonly scene: Scene;
  readonly layouts: readonly SurfaceLayout[];
  readonly sceneHash: string;
  /** At least one. */
  readonly plans: readonly PrintPlan[];
}

/** Why nothing of a line can be printed. */
export interface UndrawnLine {
  readonly stop: StopReason;
  /** Of what was drawn instead; empty when nothing was. */
  readonly sceneHash: string;
}

/** Draws the frozen design of a line again and compares it with what the customer approved. */
export async function drawLine(
  { designs, kindOf = designableKindOf }: Pick<ProductionDependencies, "designs" | "kindOf">,
  wanted: LineToPrint,
): Promise<Outcome<DrawnLine, UndrawnLine>> {
  const { line } = wanted;
  const stopped = (stop: StopReason, sceneHash = line.sceneHash ?? "") => failed({ stop, sceneHash });
  const version = line.versionId === null ? null : await designs.version(line.versionId);
  if (!version) return stopped("design-missing");
  const compiled = await designs.sceneOf(version);
  if (!compiled.ok) return stopped("design-not-drawable");
  const { scene, layouts, hash: sceneHash, data } = compiled.value;
  if (sceneHash !== line.sceneHash || sceneHash !== version.sceneHash) return stopped("scene-mismatch", sceneHash);
  const kind = kindOf(version.kind);
  if (!kind) throw new Error(`no product kind ${version.kind}`);
  const plans = kind.design.files(version.document, data);
  if (plans.length === 0) return stopped("design-not-drawable");
  const configuration: unknown = kind.configurationSchema.parse(version.document.configuration);
  return done({ ...wanted, version, kind, configuration, data, scene, layouts, sceneHash, plans });
}
