import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import { listHash } from "../../design/recipients/list-hash.ts";
import type { RecipientList } from "../../design/recipients/recipient.ts";
import type { Scene } from "../../design/scene.ts";
import { printedFiles } from "../../products/merged-plans.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import { recipientsOf } from "../../products/recipients.ts";
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
  /** For whom the pieces of a plan are; null where all are the same. */
  readonly recipients: RecipientList | null;
}

/** Why nothing of a line can be printed. */
export interface UndrawnLine {
  readonly stop: StopReason;
  /** Of what was drawn instead; empty when nothing was. */
  readonly sceneHash: string;
}

/** Draws the frozen design of a line again and compares it with what the customer approved. */
export async function drawLine(
  { designs, recipients, kindOf = designableKindOf }: Pick<ProductionDependencies, "designs" | "recipients" | "kindOf">,
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
  const plans = printedFiles(kind.design, version.document, data);
  if (plans.length === 0) return stopped("design-not-drawable");
  const list = plans.some(({ pieces }) => pieces !== undefined)
    ? await listOf(version.configuration, recipients)
    : null;
  if (list === undefined) return stopped("recipients-missing", sceneHash);
  const configuration: unknown = kind.configurationSchema.parse(version.document.configuration);
  return done({ ...wanted, version, kind, configuration, data, scene, layouts, sceneHash, plans, recipients: list });
}

/** Undefined: it was erased. */
async function listOf(
  configuration: DesignVersion["configuration"],
  recipients: ProductionDependencies["recipients"],
): Promise<RecipientList | undefined> {
  const wanted = recipientsOf(configuration);
  const list = wanted && (await recipients?.ordered(wanted.list));
  return list && listHash(list) === wanted.list ? list : undefined;
}
