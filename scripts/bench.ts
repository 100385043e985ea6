/** Runs one measured promise, `npm run bench -- NAME`: the default export of bench/NAME.ts. */
import { existsSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run-tool.ts";

const [name, ...rest] = process.argv.slice(2);
const file = join(root, "bench", `${name}.ts`);

if (name === undefined || !/^[a-z0-9-]+$/.test(name) || !existsSync(file)) {
  const names = globSync("*.ts", { cwd: join(root, "bench") }).map((found) => basename(found, ".ts"));
  console.log(`npm run bench -- NAME, where NAME is one of:\n  ${names.sort().join("\n  ")}`);
  process.exitCode = name === undefined ? 0 : 1;
} else {
  const { default: bench }: { default: (words: readonly string[]) => Promise<void> } = await import(
    pathToFileURL(file).href
  );
  await bench(rest);
}
