import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const demo = join(import.meta.dirname, "../../demo");

/** A copy of the demo's data, as who sets up a shop makes one. */
export function copyOfDemo() {
  const folder = mkdtempSync(join(tmpdir(), "passepartout shop "));
  cpSync(demo, folder, { recursive: true });
  return {
    folder,
    /** Changes a JSON file. */
    change<Content = Record<string, unknown>>(file: string, change: (content: Content) => void): void {
      const content = JSON.parse(readFileSync(join(folder, file), "utf8"));
      change(content);
      writeFileSync(join(folder, file), JSON.stringify(content));
    },
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    remove: (file: string) => rmSync(join(folder, file), { recursive: true }),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}
