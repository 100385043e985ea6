import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Failure, failureLines } from "./failures.ts";

/** The project's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** A step of the checks or tests: a program of the project with its arguments. */
export interface Tool {
  readonly name: string;
  readonly words: readonly string[];
  /** Beside that of this process. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface ToolResult {
  readonly name: string;
  readonly ok: boolean;
  /** What it wrote, both streams in order. */
  readonly output: string;
  readonly seconds: number;
}

/** Runs a program of the project (or of the system) and keeps what it writes, so that parallel ones do not mix. */
export function runTool({ name, words: [program = "", ...rest], environment }: Tool): Promise<ToolResult> {
  const began = performance.now();
  const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    const child = spawn(program, rest, {
      cwd: root,
      env: { ...process.env, ...environment, PATH: path, NO_COLOR: "1" },
      shell: process.platform === "win32",
      stdio: ["ignore", "pipe", "pipe"],
    });
    const written: Buffer[] = [];
    child.stdout.on("data", (bytes: Buffer) => written.push(bytes));
    child.stderr.on("data", (bytes: Buffer) => written.push(bytes));
    const finish = (ok: boolean, more = "") => {
      const output = Buffer.concat(written).toString("utf8") + more;
      resolve({ name, ok, output: output.trimEnd(), seconds: (performance.now() - began) / 1000 });
    };
    child.once("error", (error) => finish(false, `${program}: ${error.message}`));
    child.once("close", (code) => finish(code === 0));
  });
}

/**
 * One line for a step that went well. One that did not tells its failures first and then the last of what it wrote;
 * where that was more, a file keeps all of it.
 */
export function report(result: ToolResult, failures: readonly Failure[] = []): void {
  console.log(reportOf(result, failures).join("\n"));
  if (result.ok || !isCut(result.output)) return;
  const file = join(mkdtempSync(join(tmpdir(), "passepartout-output-")), `${result.name.replaceAll(/\W+/g, "-")}.log`);
  writeFileSync(file, result.output);
  console.log(`       all of it: ${file}`);
}

/** The lines of a report, without the name of the file. */
export function reportOf({ name, ok, output, seconds }: ToolResult, failures: readonly Failure[] = []): string[] {
  const head = `${ok ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)`;
  if (ok) return [head];
  const first = failureLines(failures, { lines: 5, most: 20 });
  const last = output.split("\n").slice(-shownLines);
  const indented = [...first, ...(first.length > 0 ? [""] : []), ...last].map((line) => `       ${line}`.trimEnd());
  return [head, ...indented];
}

const shownLines = 60;
const isCut = (output: string) => output.split("\n").length > shownLines;
