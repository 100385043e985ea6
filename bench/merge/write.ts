/** Child of the merge benchmark: writes cards for so many recipients and prints how long that took and the memory it held. */
import { open, readFile } from "node:fs/promises";
import { card, demoCards } from "../../demo/catalogue/cards.ts";
import { noArt } from "../../design/art-drawing.ts";
import { compile } from "../../design/compile.ts";
import type { DesignDocument, TextElement } from "../../design/document.ts";
import { loadStock } from "../../design/load-stock.ts";
import { ONE } from "../../design/placement.ts";
import { lettersOfList } from "../../design/recipients/letters-of-list.ts";
import type { RecipientList } from "../../design/recipients/recipient.ts";
import { createFontStore } from "../../design/text/font-store.ts";
import { textsOf } from "../../design/text/load-fonts.ts";
import { fileSink } from "../../print/pdf/sink.ts";
import { SLUG_FONT } from "../../print/pdfx4/slug-line.ts";
import { producePrintFile } from "../../print/produce.ts";
import { defaultPartner } from "../../print/production-partner.ts";
import { design } from "../../products/card/design/card-design.ts";
import { printedFiles } from "../../products/merged-plans.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import { piecesOfVersion } from "../../services/designs/service.ts";
import { mostProved } from "../../services/production/proof-of-list.ts";

const [wanted = "60", out = "merged.pdf"] = process.argv.slice(2);
const count = Number(wanted);
const list: RecipientList = {
  columns: ["firstName", "lastName", "city"].map((key) => ({ key, head: key })),
  rows: Array.from({ length: count }, (_, n) => ({
    line: n + 2,
    values: {
      firstName: ["Inge", "Søren", "Małgorzata", "Жанна"][n % 4] ?? "",
      lastName: `Brandt ${n}`,
      city: "Freiburg",
    },
  })),
};
const recipients = { list: "a".repeat(64), count };
const configuration = { ...card(`a6-hoch-folded ${count}`), quantity: count, recipients };
const words = (id: string, text: string, y: number): TextElement => ({
  id,
  type: "text",
  text,
  language: "de",
  hyphenate: true,
  font: "newsreader-regular",
  size: 5_000,
  frame: { x: 10_000, y, width: 85_000, height: 40_000 },
  colour: "#202020",
  align: "centre",
  stand: "top",
  leading: ONE,
  tracking: 0,
  fit: "report",
  rotation: 0,
  opacity: ONE,
});
const plain = design.blank(configuration, demoCards, null);
const own: Readonly<Record<string, readonly TextElement[]>> = {
  front: [words("names", "Lena und Jonas", 40_000)],
  "inside-right": [
    words("greeting", "Liebe {{Vorname}},", 15_000),
    words("letter", "wir heiraten, und ohne dich in {{Ort}} wäre der Tag nur halb so schön. Komm um zwei.", 35_000),
  ],
};
const document: DesignDocument = {
  ...plain,
  surfaces: plain.surfaces.map((side) => ({ ...side, elements: own[side.id] ?? [] })),
};
const layouts = design.surfaces(document, demoCards);
const fonts = createFontStore(({ url }) => readFile(url));
const stock = (sides: Pick<DesignDocument, "surfaces">) => loadStock(sides, { fonts, art: async () => noArt });
const [plan] = printedFiles(design, document, demoCards);
const { scene } = compile(document, layouts, await stock(document));
const partner = await defaultPartner();

const start = performance.now();
const file = await open(out, "w");
const produced = await producePrintFile({
  scene,
  plan,
  partner,
  photos: async () => null,
  sink: fileSink(file),
  pieces: piecesOfVersion({ compiler: { stock } })(
    { document, layouts },
    list,
    Array.from({ length: count }, (_, n) => n),
  ),
  fonts: await fonts.ofTexts([...textsOf(lettersOfList(document, list)), { font: SLUG_FONT, text: "" }]),
  identity: { order: "1", item: "1", title: "Bench", sceneHash: "0".repeat(64) },
  dates: { created: "2026-11-20T19:00:00Z", modified: "2026-11-20T19:00:00Z" },
});
await file.close();
if (!produced.ok || !plan) throw new Error(JSON.stringify(produced));
const seconds = (performance.now() - start) / 1000;
const status = await readFile("/proc/self/status", "utf8").catch(() => "");
const peak = /VmHWM:\s+(\d+) kB/.exec(status)?.[1];
const megabytes = (peak === undefined ? process.resourceUsage().maxRSS : Number(peak)) / 1024;

console.log(JSON.stringify({ seconds, megabytes, bytes: produced.value.bytes, preflight: await judged(plan) }));

/** Seconds of the check, of files that are checked whole; loaded here, so that its memory is not the writer's. */
async function judged(made: PrintPlan): Promise<number> {
  if (count > mostProved) return 0;
  const { expectationOf } = await import("../../print/preflight/expectation.ts");
  const { preflightFile } = await import("../../print/preflight/preflight.ts");
  const began = performance.now();
  const report = await preflightFile(out, expectationOf(scene, layouts, partner, made));
  if (report.verdict === "fail") throw new Error(JSON.stringify(report.rules));
  return (performance.now() - began) / 1000;
}
