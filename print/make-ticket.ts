import type { Size } from "../design/geometry.ts";
import { flatItems, type Scene } from "../design/scene.ts";
import type { PrintPlan } from "../products/print-plan.ts";
import type { ImposedSheet } from "./imposition/imposed-sheet.ts";
import { imposedSheets, manyUpOf, runsOf } from "./imposition.ts";
import type { PrintManifest } from "./jpeg-print/manifest.ts";
import { inkName } from "./pdfx4/plates.ts";
import { marginOf } from "./pdfx4/slug-margin.ts";
import type { PreflightReport } from "./preflight/report.ts";
import type { ProductionPartner } from "./production-partner.ts";
import { type Ticket, type TicketFile, ticketSchema } from "./ticket.ts";

/** Facts of the order, of the kind and of the print jobs. */
export interface TicketFacts {
  readonly line: Pick<
    Ticket,
    | "order"
    | "item"
    | "kind"
    | "sku"
    | "title"
    | "quantity"
    | "sample"
    | "addresses"
    | "due"
    | "grams"
    | "parcels"
    | "recipientParcels"
  >;
  /** The kind's part, `ProductionFacts.ticket`. */
  readonly product: Readonly<Record<string, unknown>>;
  readonly scene: Scene;
  readonly sceneHash: string;
  /** One for each plan of the kind. */
  readonly files: readonly MadePlan[];
  /** Without one, files of which one failed get no ticket. */
  readonly approval: Ticket["approval"];
}

/** A file that was made by a plan, and what preflight says of it. */
export interface MadePlan {
  readonly plan: PrintPlan;
  readonly partner: ProductionPartner;
  readonly file: Pick<TicketFile, "url" | "sha256" | "bytes">;
  /** Null for pictures, which have no preflight. */
  readonly report: PreflightReport | null;
  /** The list of a pile of pictures; null for a PDF. */
  readonly manifest?: PrintManifest | null;
}

/**
 * The ticket of one order item. Parsed by its own schema: what does not fit it is a bug of the caller, and so is a plan
 * that the scene cannot be put on.
 */
export function makeTicket({ line, product, scene, sceneHash, files, approval }: TicketFacts): Ticket {
  const reports = files.flatMap(({ report }) => report ?? []);
  const verdict = worst(reports);
  if ((verdict === "fail") !== (approval !== null)) throw new Error("a ticket needs valid files or an approval");
  return ticketSchema.parse({
    version: 3,
    ...line,
    product,
    files: files.map((made) => ticketFile(scene, made)),
    sceneHash,
    preflight: { verdict, warnings: messagesOf(reports, "warn"), failures: messagesOf(reports, "fail") },
    approval,
  } satisfies Ticket);
}

function ticketFile(scene: Scene, { plan, partner: { setting }, file, manifest }: MadePlan): TicketFile {
  const { role, copies, output, pieces } = plan;
  const partner = { role: plan.partner, key: setting.key, name: setting.name };
  const facts = { ...file, role, copies, partner, ...(pieces === undefined ? {} : { pieces }) };
  if (output.format === "jpeg") {
    const prints = manifest?.prints.map((print) => ({ ...print })) ?? [];
    return { ...facts, format: "jpeg", pixelsPerInch: output.pixelsPerInch, prints };
  }
  const sheets = imposedSheets(scene, plan);
  if (!sheets.ok) throw new Error(`no ticket for ${role}: ${JSON.stringify(sheets.error)}`);
  const { identifier, profileName, profileSha256 } = setting.outputIntent;
  return {
    ...facts,
    format: "pdfx4",
    imposition: output.imposition.kind,
    ...pressOf(plan),
    plates: platesOf(sheets.value, setting.plates),
    condition: { name: identifier, profile: profileName, sha256: profileSha256 },
    pages: sheets.value.map((sheet) => ticketPage(sheet, marginOf(sheet, setting))),
  };
}

function platesOf(sheets: readonly ImposedSheet[], names: Parameters<typeof inkName>[1]): string[] {
  const items = sheets.flatMap(({ parts, lines = [] }) => [
    ...parts.flatMap(({ page }) => [...flatItems(page.items)]),
    ...lines,
  ]);
  const plates = items.flatMap((item) => ("plate" in item && item.plate !== undefined ? [item.plate] : []));
  return [...new Set(plates.map((plate) => inkName(plate, names)))];
}

type TicketPage = Extract<TicketFile, { format: "pdfx4" }>["pages"][number];

/** The trim is that of one piece where several are cut from a sheet, of the open sheet where it is folded. */
function ticketPage({ size, piece, parts, name }: ImposedSheet, margin: number): TicketPage {
  const [part] = parts;
  const isOpen = parts.some(({ page }) => page.surface !== part?.page.surface);
  const media = { width: size.width + 2 * margin, height: size.height + 2 * margin };
  return {
    surface: name,
    role: isOpen ? name : (part?.page.role ?? name),
    copies: part?.page.copies ?? 1,
    trim: inMillimetres(piece),
    bleed: inMillimetres(size),
    media: inMillimetres(media),
  };
}

/** Facts of a larger sheet for press and guillotine. */
function pressOf(plan: PrintPlan): Pick<Extract<TicketFile, { format: "pdfx4" }>, "sheet"> {
  const press = manyUpOf(plan);
  if (!press) return {};
  const { sheet, across, down, gutter, turned } = press;
  const several = plan.pieces === undefined ? null : runsOf(plan).length;
  return {
    sheet: {
      size: inMillimetres(sheet),
      across,
      down,
      gap: gutter / 1000,
      turned: turned ?? null,
      ...(several === null ? {} : { stacked: several }),
    },
  };
}

const inMillimetres = ({ width, height }: Size): Size => ({ width: width / 1000, height: height / 1000 });

const verdicts = ["pass", "warn", "fail"] as const;

const worst = (reports: readonly PreflightReport[]): PreflightReport["verdict"] =>
  verdicts[Math.max(0, ...reports.map(({ verdict }) => verdicts.indexOf(verdict)))] ?? "pass";

function messagesOf(reports: readonly PreflightReport[], wanted: "warn" | "fail"): string[] {
  const entries = reports.flatMap(({ rules }) => rules);
  return [...new Set(entries.flatMap(({ verdict, message }) => (verdict === wanted ? [message] : [])))];
}
