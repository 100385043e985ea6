import { rm } from "node:fs/promises";
import type { DesignDocument } from "../../design/document.ts";
import type { Scene } from "../../design/scene.ts";
import { makeTicket } from "../../print/make-ticket.ts";
import { expectationOf } from "../../print/preflight/expectation.ts";
import { preflightFile } from "../../print/preflight/preflight.ts";
import type { PreflightReport } from "../../print/preflight/report.ts";
import { defaultPartner } from "../../print/production-partner.ts";
import type { Ticket } from "../../print/ticket.ts";
import { type DesignableKind, designableKindOf } from "../../products/registry.ts";
import type { DesignVersion } from "../designs/service.ts";
import type { LineToPrint } from "../orders/service.ts";
import { productionPaths, type StopReason } from "./contract.ts";
import type { ProductionDependencies } from "./ports.ts";
import { writePrintFile } from "./write-print-file.ts";

/** What came of one attempt to make a line's print file. */
export interface MadeFile {
  readonly id: string;
  readonly sceneHash: string;
  readonly stop: StopReason | null;
  readonly pdf: { readonly sha256: string; readonly bytes: number } | null;
  readonly report: PreflightReport | null;
  readonly ticket: Ticket | null;
}

/** A store that is full or away is no fault of the file: the job is tried again. */
export class PrintFileNotKept extends Error {
  override readonly name = "PrintFileNotKept";
}

/**
 * Makes the print file of a paid line: compiles the frozen design again, compares it with what the customer approved,
 * writes, checks, keeps. Nothing of this touches the order; the caller notes what came of it.
 *
 * @throws PrintFileNotKept when the store cannot take the file now: it is full or away
 */
export async function makePrintFile(
  dependencies: ProductionDependencies,
  { order, line }: LineToPrint,
  id: string,
): Promise<MadeFile> {
  const { designs, photos, folder } = dependencies;
  const stopped = (stop: StopReason, sceneHash = line.sceneHash ?? ""): MadeFile => ({
    ...{ id, sceneHash, stop },
    ...{ pdf: null, report: null, ticket: null },
  });
  const version = line.versionId === null ? null : await designs.version(line.versionId);
  if (!version) return stopped("design-missing");
  const compiled = await designs.sceneOf(version);
  if (!compiled.ok) return stopped("design-not-drawable");
  const { scene, hash: sceneHash, data } = compiled.value;
  if (sceneHash !== line.sceneHash || sceneHash !== version.sceneHash) return stopped("scene-mismatch", sceneHash);

  const identity = { order: String(order.number), item: String(line.position), title: line.title };
  const created = (order.paidAt ?? order.placedAt).toISOString();
  const written = await writePrintFile({ version, scene, sceneHash, photos, identity, created, folder });
  const path = written.ok ? written.value : written.error.path;
  try {
    if (!written.ok) return stopped(written.error.reason, sceneHash);
    return await checkAndKeep(dependencies, { order, line }, { id, path, version, scene, sceneHash, data });
  } finally {
    await rm(path, { force: true });
  }
}

interface WrittenFile extends DrawnDesign {
  readonly id: string;
  readonly path: string;
}

async function checkAndKeep(
  dependencies: ProductionDependencies,
  { order, line }: LineToPrint,
  { id, path, version, scene, sceneHash, data }: WrittenFile,
): Promise<MadeFile> {
  const { kind, configuration } = kindAndConfiguration(version.document);
  const partner = await defaultPartner();
  const report = await preflightFile(path, expectationOf(scene, kind.design.layouts(configuration, data), partner));
  const stored = await dependencies.files.put({ path }, { contentType: "application/pdf" });
  if (!stored.ok) throw new PrintFileNotKept(`the print file cannot be stored: ${stored.error}`);
  const pdf = stored.value;
  if (report.verdict === "fail") return { id, sceneHash, stop: "preflight-failed", pdf, report, ticket: null };

  const made = { scene, sceneHash, version, data };
  const ticket = await ticketOf(dependencies, { order, line }, made, { id, ...pdf }, report, null);
  return { id, sceneHash, stop: null, pdf, report, ticket };
}

/** The design of a line as it is drawn now. */
export interface DrawnDesign {
  readonly version: DesignVersion;
  readonly scene: Scene;
  readonly sceneHash: string;
  readonly data: unknown;
}

/** The ticket for a file of a line that is kept. */
export async function ticketOf(
  { dueDay }: Pick<ProductionDependencies, "dueDay">,
  { order, line }: LineToPrint,
  { version, scene, sceneHash, data }: DrawnDesign,
  { id, sha256, bytes }: { readonly id: string; readonly sha256: string; readonly bytes: number },
  report: PreflightReport,
  approval: Ticket["approval"],
): Promise<Ticket> {
  const { kind, configuration } = kindAndConfiguration(version.document);
  return makeTicket({
    line: {
      order: String(order.number),
      item: String(line.position),
      kind: kind.key,
      sku: version.versionId,
      title: line.title,
      quantity: line.quantity,
      sample: false,
      addresses: `order ${order.number}`,
      due: await dueDay(order),
    },
    product: kind.production(configuration, data).ticket,
    scene,
    sceneHash,
    partner: await defaultPartner(),
    file: { role: "front", url: productionPaths.officePdf(id), sha256, bytes },
    report,
    approval,
  });
}

function kindAndConfiguration(document: DesignDocument): { kind: DesignableKind; configuration: unknown } {
  const kind = designableKindOf(document.kind);
  if (!kind) throw new Error(`no product kind ${document.kind}`);
  return { kind, configuration: kind.configurationSchema.parse(document.configuration) };
}
