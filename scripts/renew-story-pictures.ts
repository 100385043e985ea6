/** Writes the sizes of the studio's pictures into the demo's stories, after pictures were rendered anew: `node scripts/renew-story-pictures.ts`. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spaceFolder } from "../demo/content/space.ts";
import { withPictureSizes } from "../demo/content/story-pictures.ts";
import { jsonText } from "../services/content/service.ts";

let changed = 0;
for (const file of globSync("**/*.json", { cwd: spaceFolder })) {
  const path = join(spaceFolder, file);
  const before = readFileSync(path, "utf8");
  const after = jsonText(withPictureSizes(JSON.parse(before)));
  if (after === before) continue;
  writeFileSync(path, after);
  changed++;
}
console.log(`${changed} files changed`);
