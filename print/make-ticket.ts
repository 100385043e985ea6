import type { Size } from "../design/geometry.ts";
import type { Scene, ScenePage } from "../design/scene.ts";
import { inkName } from "./pdfx4/plates.ts";
import { slugMargin } from "./pdfx4/slug-margin.ts";
import type { PreflightReport } from "./preflight/report.ts";
import type { ProductionPartner } from "./production-partner.ts";
import { type Ticket, type TicketFile, ticketSchema } from "./ticket.ts";

/** What the order knows, the kind knows and the print job found out. */
export interface TicketFacts {
  readonly line: Pick<
    Ticket,
    "order" | "item" | "kind" | "sku" | "title" | "quantity" | "sample" | "addresses" | "due"
  >;
  /** The kind's part, `ProductionFacts.ticket`. */
  readonly product: Readonly<Record<string, unknown>>;
  readonly scene: Scene;
  readonly sceneHash: string;
  readonly partner: ProductionPartner;
  readonly file: Pick<TicketFile, "role" | "url" | "sha256" | "bytes">;
  readonly report: PreflightReport;
  /** Without one, a file that failed gets no ticket. */
  readonly approval: Ticket["approval"];
}

/** The ticket of one order item. Parsed by its own schema: what does not fit it is a bug of the caller. */
export function makeTicket({ line, product, scene, sceneHash, partner, file, report, approval }: TicketFacts): Ticket {
  if ((report.verdict === "fail") !== (approval !== null)) throw new Error("a ticket needs a good file or an approval");
  const { outputIntent, plates } = partner.setting;
  const inks = scene.pages.flatMap((page) =>
    page.items.flatMap(({ plate }) => (plate === undefined ? [] : [inkName(plate, plates)])),
  );
  const margin = slugMargin(partner.setting);
  return ticketSchema.parse({
    version: 2,
    ...line,
    product,
    plates: [...new Set(inks)],
    condition: { name: outputIntent.identifier, profile: outputIntent.profileName, sha256: outputIntent.profileSha256 },
    files: [{ ...file, pdfx: "PDF/X-4", pages: scene.pages.map((page) => ticketPage(page, margin)) }],
    sceneHash,
    preflight: {
      verdict: report.verdict,
      warnings: messagesOf(report, "warn"),
      failures: messagesOf(report, "fail"),
    },
    approval,
  } satisfies Ticket);
}

function ticketPage({ surface, trim, size }: ScenePage, margin: number): TicketFile["pages"][number] {
  const media = { width: size.width + 2 * margin, height: size.height + 2 * margin };
  return { surface, trim: inMillimetres(trim), bleed: inMillimetres(size), media: inMillimetres(media) };
}

const inMillimetres = ({ width, height }: Size): Size => ({ width: width / 1000, height: height / 1000 });

function messagesOf({ rules }: PreflightReport, wanted: "warn" | "fail"): string[] {
  return [...new Set(rules.flatMap(({ verdict, message }) => (verdict === wanted ? [message] : [])))];
}
