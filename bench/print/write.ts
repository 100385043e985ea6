/** Child of the print benchmark: writes one PDF and prints how long that took and the most memory the process held. */
import { open, readFile } from "node:fs/promises";
import { allSides, type SurfaceLayout } from "../../design/layout.ts";
import type { Scene } from "../../design/scene.ts";
import { loadFonts } from "../../design/text/load-fonts.ts";
import { faceOf } from "../../print/fonts/face-of.ts";
import { digestingSink, fileSink } from "../../print/pdf/sink.ts";
import { SLUG_FONT } from "../../print/pdfx4/slug-line.ts";
import type { PrintPhoto } from "../../print/photo-source.ts";
import { producePrintFile } from "../../print/produce.ts";
import { defaultPartner } from "../../print/production-partner.ts";
import { bookScene, wallScene } from "./book.ts";
import { withPdfkit } from "./with-pdfkit.ts";

const fonts = await loadFonts([SLUG_FONT], (font) => readFile(font.url));
const [way, what, count, index, out] = process.argv.slice(2) as [string, string, string, string, string];
const photos = (JSON.parse(await readFile(index, "utf8")) as PrintPhoto[]).slice(0, Number(count));
const partner = await defaultPartner();
const face = faceOf(fonts, SLUG_FONT);
if (!face) throw new Error(`no font ${SLUG_FONT}`);
const scene = what === "wall" ? wallScene() : bookScene(Number(what), photos.length, face);

// A worker writes many files; unless told otherwise the measured one is not its first.
if (way.startsWith("ours") && way !== "ours, cold") await withOurs(wallScene());
const start = performance.now();
if (way === "pdfkit") await withPdfkit(scene, photos, out);
else await withOurs(scene);
const seconds = (performance.now() - start) / 1000;
const megabytes = await peakMegabytes();
const preflight = way === "ours" ? await judged() : 0;
console.log(JSON.stringify({ seconds, preflight, megabytes }));

/** Seconds that preflight takes; loaded here, so that its memory does not count as the writer's. */
async function judged(): Promise<number> {
  const { expectationOf } = await import("../../print/preflight/expectation.ts");
  const { preflightFile } = await import("../../print/preflight/preflight.ts");
  const started = performance.now();
  const report = await preflightFile(out, expectationOf(scene, layouts(), partner));
  // A book of fewer photos than places shows some of them twice, which is a warning.
  const other = report.rules.filter(({ verdict, rule }) => verdict !== "pass" && rule !== "photo-repeats");
  if (other.length > 0) throw new Error(JSON.stringify(other));
  return (performance.now() - started) / 1000;
}

function layouts(): readonly SurfaceLayout[] {
  const resolution = { good: 300, fair: 200, warnBelow: 50, refuseBelow: 20 };
  const rest = {
    bleed: allSides(3_000),
    edge: { kind: "bleed" },
    zones: [],
    background: "#ffffff",
    resolution,
  } as const;
  return scene.pages.map(({ surface, role, trim }) => ({ surface, role, trim, ...rest }));
}

/** Linux tells the peak of this program alone; `maxRSS` would count the parent it was forked from. */
async function peakMegabytes(): Promise<number> {
  const status = await readFile("/proc/self/status", "utf8").catch(() => "");
  const peak = /VmHWM:\s+(\d+) kB/.exec(status)?.[1];
  return (peak === undefined ? process.resourceUsage().maxRSS : Number(peak)) / 1024;
}

async function withOurs(scene: Scene): Promise<void> {
  const file = await open(out, "w");
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const produced = await producePrintFile({
    scene,
    photos: async (id) => byId.get(id) ?? null,
    fonts,
    partner,
    identity: { order: "1", item: "1", title: "Bench", sceneHash: "0".repeat(64) },
    dates: { created: "2026-11-20T19:00:00Z", modified: "2026-11-20T19:00:00Z" },
    sink: way === "ours + sha256" ? digestingSink(fileSink(file)) : fileSink(file),
  });
  await file.close();
  if (!produced.ok) throw new Error(JSON.stringify(produced.error));
}
