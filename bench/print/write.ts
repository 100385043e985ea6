/** Child of the print benchmark: writes one PDF and prints how long that took and the most memory the process held. */
import { open, readFile } from "node:fs/promises";
import { loadFonts } from "../../design/text/load-fonts.ts";
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
const scene = what === "wall" ? wallScene() : bookScene(Number(what), photos.length);

const start = performance.now();
if (way === "pdfkit") await withPdfkit(scene, photos, out);
else await withOurs();
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ seconds, megabytes: await peakMegabytes() }));

/** Linux tells the peak of this program alone; `maxRSS` would count the parent it was forked from. */
async function peakMegabytes(): Promise<number> {
  const status = await readFile("/proc/self/status", "utf8").catch(() => "");
  const peak = /VmHWM:\s+(\d+) kB/.exec(status)?.[1];
  return (peak === undefined ? process.resourceUsage().maxRSS : Number(peak)) / 1024;
}

async function withOurs(): Promise<void> {
  const file = await open(out, "w");
  const partner = await defaultPartner();
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
