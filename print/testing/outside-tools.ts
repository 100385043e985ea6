import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Is this program installed? Tests that need it say so in their name and are skipped without it. */
export const installed = (program: string): boolean => spawnSync(program, ["--version"]).error === undefined;

/** Runs a program on a file and returns its output. `PDF` in its parameters is the file, `OUT` a folder. */
export function runOn(pdf: Uint8Array, program: string, ...parameters: readonly string[]): ToolRun {
  const folder = mkdtempSync(join(tmpdir(), "print-"));
  try {
    const path = join(folder, "file.pdf");
    writeFileSync(path, pdf);
    // In one go: a folder's random name may hold either word.
    const given = parameters.map((parameter) =>
      parameter.replace(/\b(?:PDF|OUT)\b/, (word) => (word === "PDF" ? path : folder)),
    );
    const printed = execFileSync(program, given, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    const files = readdirSync(folder).filter((file) => file !== "file.pdf");
    return { printed, files: new Map(files.sort().map((file) => [file, readFileSync(join(folder, file))])) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export interface ToolRun {
  readonly printed: string;
  /** Files it wrote into the folder, by name. */
  readonly files: ReadonlyMap<string, Buffer>;
}
