import { existsSync, globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join, posix } from "node:path";
import { parseSync } from "vite";
import { rooms } from "./room-rules.ts";

export interface SourceFile {
  /** Path from the project's root. */
  readonly path: string;
  /** Files it imports, from the project's root, and `node:` modules; packages are left out. */
  readonly imports: readonly string[];
}

/**
 * Reads what every source file of the rooms imports: static, type-only, dynamic, and workers by `new URL`.
 *
 * @throws Error for a file that cannot be parsed, or that imports a file that is not there
 */
export function readImports(root: string): readonly SourceFile[] {
  const patterns = Object.keys(rooms).map((room) => `${room}/**/*.{ts,tsx,mjs}`);
  return globSync([...patterns, "*.ts"], { cwd: root, exclude: ["**/node_modules/**", "**/build/**"] })
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => ({ path, imports: importsOf(root, path) }));
}

function importsOf(root: string, path: string): readonly string[] {
  const source = readFileSync(join(root, path), "utf8");
  const found = specifiers(path, source).flatMap((specifier) => resolve(root, path, specifier) ?? []);
  return [...new Set([...found, ...workersOf(root, path, source)])];
}

/** Files named by `new URL("./worker.ts", import.meta.url)`; the bundler complains of missing ones. */
function workersOf(root: string, path: string, source: string): readonly string[] {
  const named = [...source.matchAll(/new URL\(\s*["'](\.[^"']+\.tsx?)["']\s*,\s*import\.meta\.url/g)];
  return named
    .map(([, specifier = ""]) => posix.join(posix.dirname(path), specifier))
    .filter((target) => existsSync(join(root, target)));
}

function specifiers(path: string, source: string): readonly string[] {
  const { module, errors } = parseSync(path, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  const imported = module.staticImports.map((statement) => statement.moduleRequest.value);
  const exported = module.staticExports.flatMap((statement) => statement.entries.map((e) => e.moduleRequest?.value));
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    literal(source.slice(moduleRequest.start, moduleRequest.end)),
  );
  return [...imported, ...exported, ...dynamic].filter((specifier) => specifier !== undefined);
}

/** The text of a string in quotes; an address computed at run time cannot be followed. */
const literal = (expression: string) => /^(["'`])([^$]*)\1$/.exec(expression)?.[2];

function resolve(root: string, path: string, specifier: string): string | null {
  if (specifier.startsWith("node:")) return specifier;
  if (builtinModules.includes(specifier)) return `node:${specifier}`;
  if (!specifier.startsWith(".")) return null;
  const [file = specifier] = specifier.split("?");
  const target = posix.join(posix.dirname(path), file);
  if (!existsSync(join(root, target))) throw new Error(`${path} imports ${specifier}, which is not there`);
  return target;
}
