import { describe, expect, test } from "vitest";
import { makeTicket, type TicketFacts } from "./make-ticket.ts";
import { reportJsonSchema } from "./preflight/report.ts";
import { defaultPartner } from "./production-partner.ts";
import { fill, pageOf, sceneOf, whole } from "./testing/scenes.ts";
import { ticketJsonSchema } from "./ticket.ts";

const canvas = { width: 600, height: 400, bleed: 53 };
const sha256 = "ab".repeat(32);

async function facts(change: Partial<TicketFacts> = {}): Promise<TicketFacts> {
  const { setting, profile } = await defaultPartner();
  const line = {
    order: "100234",
    item: "1",
    kind: "photo-frame",
    sku: "leinwand-600x400",
    title: "Leinwand 60 × 40 cm",
  };
  return {
    line: { ...line, quantity: 2, sample: false, addresses: "order:100234", due: "2026-11-27" },
    product: { canvas: { edge: "mirrored", depth: 38 }, frame: null },
    scene: sceneOf(pageOf(canvas, [fill(whole(canvas), "#000000", "Foil_Gold"), fill(whole(canvas), "#ffffff")])),
    sceneHash: sha256,
    partner: { profile, setting: { ...setting, plates: { Foil_Gold: "coating" } } },
    file: { role: "front", url: "/office-api/print-files/1/pdf", sha256, bytes: 12 },
    report: {
      version: 1,
      verdict: "warn",
      pages: 1,
      rules: [
        { rule: "resolution", verdict: "warn", message: "preflight.resolution.low", params: { ppi: 50 }, place: null },
        { rule: "trapped", verdict: "pass", message: "preflight.trapped.pass", params: {}, place: null },
      ],
    },
    approval: null,
    ...change,
  };
}

describe("ticket", () => {
  test("says what to make, of which file, for which printing condition", async () => {
    expect(makeTicket(await facts())).toMatchObject({
      version: 2,
      order: "100234",
      quantity: 2,
      product: { canvas: { edge: "mirrored", depth: 38 } },
      plates: ["coating"],
      condition: { name: "FOGRA39" },
      files: [
        {
          pdfx: "PDF/X-4",
          pages: [
            {
              trim: { width: 600, height: 400 },
              bleed: { width: 706, height: 506 },
              media: { width: 722, height: 522 },
            },
          ],
        },
      ],
      preflight: { verdict: "warn", warnings: ["preflight.resolution.low"], failures: [] },
      approval: null,
    });
  });

  test("a file that preflight refused gets one only with who approved it, when and why", async () => {
    const entry = {
      rule: "bleed",
      verdict: "fail",
      message: "preflight.bleed.missing",
      params: {},
      place: null,
    } as const;
    const report = { version: 1, verdict: "fail", pages: 1, rules: [entry] } as const;
    const approval = { by: "Mira", at: "2026-11-21T14:00:00.000Z", reason: "The edge is covered by the frame" };
    expect(makeTicket(await facts({ report: { ...report, rules: [entry] }, approval }))).toMatchObject({
      preflight: { verdict: "fail", warnings: [], failures: ["preflight.bleed.missing"] },
      approval,
    });
    await expect(async () => makeTicket(await facts({ report: { ...report, rules: [entry] } }))).rejects.toThrow();
    await expect(async () => makeTicket(await facts({ approval }))).rejects.toThrow();
  });

  test("without pieces or with a day that does not exist there is no ticket", async () => {
    const { line } = await facts();
    await expect(async () => makeTicket(await facts({ line: { ...line, quantity: 0 } }))).rejects.toThrow();
    await expect(async () => makeTicket(await facts({ line: { ...line, due: "2026-02-30" } }))).rejects.toThrow();
  });
});

describe("published schemas are those the code checks with", () => {
  test("production ticket", async () => {
    await expect(text(ticketJsonSchema())).toMatchFileSnapshot("generated/production-ticket.schema.json");
  });

  test("preflight report", async () => {
    await expect(text(reportJsonSchema())).toMatchFileSnapshot("generated/preflight-report.schema.json");
  });
});

const text = (schema: unknown) => `${JSON.stringify(schema, null, 2)}\n`;
