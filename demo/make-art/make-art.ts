/**
 * Draws the cliparts into `demo/art/`: each in colour and in one colour for foil, and `manifest.json`.
 * `node demo/make-art/make-art.ts [id...]` draws all, or only those and keeps the rest.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Drawn, drawPiece } from "./kit/draw-piece.ts";
import { families } from "./kit/drawing.ts";
import { pieces } from "./pieces.ts";

const folder = join(import.meta.dirname, "../art");
const wanted = process.argv.slice(2);

async function keepOthers(): Promise<Map<string, Drawn["entry"]>> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => '{"pieces":[]}');
  const { pieces: entries } = JSON.parse(text) as { pieces: Drawn["entry"][] };
  return new Map(entries.map((entry) => [entry.id, entry]));
}

const before = wanted.length ? await keepOthers() : new Map<string, Drawn["entry"]>();
if (!wanted.length) for (const family of families) await rm(join(folder, family), { recursive: true, force: true });
const entries: Drawn["entry"][] = [];
for (const piece of pieces) {
  const kept = before.get(piece.id);
  if (wanted.length && kept && !wanted.includes(piece.id)) {
    entries.push(kept);
    continue;
  }
  const drawn = await drawPiece(piece);
  await mkdir(join(folder, piece.family), { recursive: true });
  await writeFile(join(folder, drawn.entry.file), drawn.colour);
  await writeFile(join(folder, drawn.entry.foil.file), drawn.foil);
  entries.push(drawn.entry);
  console.log(`${drawn.entry.file} ${drawn.colour.length} + ${drawn.foil.length} bytes`);
}
/** Lists that fit into a line of 120 are written as one, as the formatter does it. */
const text = JSON.stringify({ pieces: entries }, null, 2).replaceAll(
  /^( *"[a-z]+": )\[\s+("[^\]]*")\s+\]/gm,
  (whole, before: string, items: string) => {
    const line = `${before}[${items.replaceAll(/\s*\n\s*/g, " ")}]`;
    return line.length < 120 ? line : whole;
  },
);
await writeFile(join(folder, "manifest.json"), `${text}\n`);
