import { describe, expect, test } from "vitest";
import type { Imposition, PrintPlan } from "../products/print-plan.ts";
import { type MadePlan, makeTicket, type TicketFacts } from "./make-ticket.ts";
import { type PreflightReport, type ReportEntry, reportJsonSchema } from "./preflight/report.ts";
import { defaultPartner } from "./production-partner.ts";
import { fill, pageOf, sceneOf, whole } from "./testing/scenes.ts";
import { ticketJsonSchema } from "./ticket.ts";

const canvas = { width: 600, height: 400, bleed: 53 };
const sha256 = "ab".repeat(32);

const single = { format: "pdfx4", imposition: { kind: "single" } } as const;
const passed: PreflightReport = { version: 1, verdict: "pass", pages: 1, rules: [] };

const plan = (role: string, change: Partial<PrintPlan> = {}): PrintPlan => ({
  role,
  partner: "press",
  surfaces: ["front"],
  output: single,
  copies: 1,
  ...change,
});

async function made(change: Partial<MadePlan> = {}): Promise<MadePlan> {
  const { setting, profile } = await defaultPartner();
  return {
    plan: plan("front"),
    partner: { profile, setting: { ...setting, plates: { Foil_Gold: "coating" } } },
    file: { url: "/office-api/print-files/1/pdf", sha256, bytes: 12 },
    report: passed,
    ...change,
  };
}

async function facts(change: Partial<TicketFacts> = {}): Promise<TicketFacts> {
  const line = {
    order: "100234",
    item: "1",
    kind: "photo-frame",
    sku: "leinwand-600x400",
    title: "Leinwand 60 × 40 cm",
  };
  const page = pageOf(canvas, [fill(whole(canvas), "#000000", "Foil_Gold"), fill(whole(canvas), "#ffffff")]);
  return {
    line: { ...line, quantity: 2, sample: false, addresses: "order:100234", due: "2026-11-27" },
    product: { canvas: { edge: "mirrored", depth: 38 }, frame: null },
    scene: sceneOf(page, { ...page, surface: "back", role: "back", copies: 3, items: [] }),
    sceneHash: sha256,
    files: [await made()],
    approval: null,
    ...change,
  };
}

const entry = (verdict: "warn" | "fail", message: string): ReportEntry => ({
  rule: "some",
  verdict,
  message,
  params: {},
  place: null,
});

describe("ticket", () => {
  test("says what to make, of which file, for which printing condition", async () => {
    expect(makeTicket(await facts())).toMatchObject({
      version: 3,
      order: "100234",
      quantity: 2,
      sample: false,
      product: { canvas: { edge: "mirrored", depth: 38 } },
      files: [
        {
          role: "front",
          format: "pdfx4",
          copies: 1,
          partner: { role: "press", key: "default", name: "Own production" },
          plates: ["coating"],
          condition: { name: "FOGRA39" },
          imposition: "single",
          pages: [
            {
              surface: "front",
              copies: 1,
              trim: { width: 600, height: 400 },
              bleed: { width: 706, height: 506 },
              media: { width: 722, height: 522 },
            },
          ],
        },
      ],
      preflight: { verdict: "pass", warnings: [], failures: [] },
      approval: null,
    });
  });

  test("copies of a side are told and are no pages", async () => {
    const files = [await made({ plan: plan("both", { surfaces: ["back", "front"], copies: 2 }) })];
    expect(makeTicket(await facts({ files })).files).toMatchObject([
      {
        copies: 2,
        pages: [
          { surface: "back", role: "back", copies: 3 },
          { surface: "front", copies: 1 },
        ],
      },
    ]);
  });

  test("a spread that is cut has two pages, a larger sheet the trim of what is on it", async () => {
    const output = (imposition: Imposition) => ({ output: { format: "pdfx4", imposition } }) as const;
    const halves = await made({ plan: plan("block", output({ kind: "halves", bleedAtCut: 3000 })) });
    const sheet = { width: 1_330_000, height: 930_000 };
    const manyUp = { kind: "many-up", sheet, across: 2, down: 2, gutter: 6000 } as const;
    const cards = await made({ plan: plan("cards", output(manyUp)) });
    expect(makeTicket(await facts({ files: [halves, cards] })).files).toMatchObject([
      {
        imposition: "halves",
        pages: [
          { surface: "front 1/2", trim: { width: 300, height: 400 }, bleed: { width: 356, height: 506 } },
          { surface: "front 2/2", trim: { width: 300, height: 400 } },
        ],
      },
      {
        imposition: "many-up",
        pages: [
          {
            trim: { width: 600, height: 400 },
            bleed: { width: 1330, height: 930 },
            media: { width: 1330, height: 930 },
          },
        ],
      },
    ]);
  });

  test("a pile of pictures is one file with its list", async () => {
    const print = { name: "front.jpg", surface: "front", copies: 7, sha256, bytes: 9, width: 1205, height: 1795 };
    const output = { format: "jpeg", pixelsPerInch: 300 } as const;
    const manifest = { version: 1, prints: [print] } as const;
    const files = [await made({ plan: plan("prints", { output, partner: "lab" }), manifest, report: null })];
    expect(makeTicket(await facts({ files })).files).toMatchObject([
      { format: "jpeg", role: "prints", partner: { role: "lab" }, pixelsPerInch: 300, prints: [print] },
    ]);
  });

  test("preflight is the worst of all files, with the warnings of all", async () => {
    const warned: PreflightReport = { ...passed, verdict: "warn", rules: [entry("warn", "preflight.resolution.low")] };
    const also: PreflightReport = {
      ...passed,
      verdict: "warn",
      rules: [...warned.rules, entry("warn", "preflight.folds.text-fold")],
    };
    const files = [
      await made(),
      await made({ plan: plan("cover"), report: warned }),
      await made({ plan: plan("block"), report: also }),
    ];
    expect(makeTicket(await facts({ files })).preflight).toEqual({
      verdict: "warn",
      warnings: ["preflight.resolution.low", "preflight.folds.text-fold"],
      failures: [],
    });
  });

  test("files of which preflight refused one get a ticket only with an approval", async () => {
    const refused: PreflightReport = { ...passed, verdict: "fail", rules: [entry("fail", "preflight.bleed.missing")] };
    const files = [await made(), await made({ plan: plan("cover"), report: refused })];
    const approval = { by: "Mira", at: "2026-11-21T14:00:00.000Z", reason: "The edge is covered by the frame" };
    expect(makeTicket(await facts({ files, approval }))).toMatchObject({
      preflight: { verdict: "fail", warnings: [], failures: ["preflight.bleed.missing"] },
      approval,
    });
    await expect(async () => makeTicket(await facts({ files }))).rejects.toThrow();
    await expect(async () => makeTicket(await facts({ approval }))).rejects.toThrow();
  });

  test("two files of one role, no pieces or a day that does not exist: no ticket", async () => {
    const { line } = await facts();
    const twice = [await made(), await made()];
    await expect(async () => makeTicket(await facts({ files: twice }))).rejects.toThrow();
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
