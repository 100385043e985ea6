import { existsSync, statSync } from "node:fs";
import { access, constants, open, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { Db } from "../../platform/database/database.ts";
import { addToken, createSpace } from "./access.ts";
import { exportFolder } from "./transfer/export-folder.ts";
import { exportSpace, type Progress } from "./transfer/export-space.ts";
import { importFolder } from "./transfer/import-folder.ts";
import { importSpace } from "./transfer/import-space.ts";
import { type LineKind, lineKinds } from "./transfer/line.ts";

const usage = `Usage: export FILE|FOLDER/ [--space ID] [--without KINDS]
       import FILE|FOLDER/ [--space ID | --new NAME]
       token public|preview|management [--space ID]
  FOLDER/    for version control: a file for each story, and one for each other kind; what was in it is replaced
  --space    needed where there are several
  --new      imports into a new space of that name, and prints its tokens
  --without  leaves these kinds out of a folder: ${lineKinds.join(",")}`;

const wishSchema = z.union([
  z.tuple([z.enum(["export", "import"]), z.string().min(1)]),
  z.tuple([z.literal("token"), z.enum(["public", "preview", "management"])]),
]);

const refusals = { "no space": "there is no such space", "other files": "the folder holds something else" };

/**
 * Moves a whole space between databases as a file of JSON lines or as a folder, and makes tokens; says what it did on the terminal.
 *
 * @param args `export FILE`, `import FILE`, `token public` ...
 * @param withDatabase does the work, and ends the process with its exit code
 */
export async function contentCommand(
  args: string[],
  withDatabase: (work: (database: { readonly db: Db }) => Promise<number>) => Promise<void>,
): Promise<void> {
  const wish = readWish(args);
  if (wish) return withDatabase(({ db }) => grant(db, wish));
  console.error(usage);
  process.exitCode = 2;
}

type Wish = NonNullable<ReturnType<typeof readWish>>;

async function grant(db: Db, { words, space: wanted, newName, without }: Wish): Promise<number> {
  // Before a space is made for a file that is not there.
  if (words[0] === "import" && !(await isReadable(words[1]))) return 1;
  const space = newName === null ? await findSpace(db, wanted) : await makeSpace(db, newName);
  if (space === null) return 1;
  if (words[0] === "token") {
    console.log(await addToken(db, space, words[1]));
    return 0;
  }
  const [deed, path] = words;
  return orSay(deed, () => {
    if (deed === "import") return importFrom(db, space, path);
    return isFolder(path) ? exportInto(db, space, path, without) : exportTo(db, space, path);
  });
}

/** What the file system refuses is told in a line. */
async function orSay(deed: "export" | "import", work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!isFileProblem(error)) throw error;
    console.error(`Nothing was ${deed}ed: ${error.message}`);
    return 1;
  }
}

function readWish(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { space: { type: "string" }, new: { type: "string" }, without: { type: "string" } },
    });
    const words = wishSchema.parse(positionals);
    const space = z.coerce
      .number()
      .int()
      .positive()
      .nullable()
      .parse(values.space ?? null);
    const newName = z
      .string()
      .trim()
      .min(1)
      .max(300)
      .nullable()
      .parse(values.new ?? null);
    const without = z.array(z.enum(lineKinds)).parse(values.without?.split(",") ?? []);
    if (newName !== null && (space !== null || words[0] !== "import")) return null;
    if (without.length > 0 && (words[0] !== "export" || !isFolder(words[1]))) return null;
    return { words, space, newName, without };
  } catch {
    return null;
  }
}

/** What ends with a slash or is a folder already. */
function isFolder(path: string): boolean {
  return /[/\\]$/.test(path) || (existsSync(path) && statSync(path).isDirectory());
}

async function isReadable(file: string): Promise<boolean> {
  try {
    await access(file, constants.R_OK);
    return true;
  } catch {
    console.error(`Nothing was imported: ${file} cannot be read.`);
    return false;
  }
}

async function findSpace(db: Db, wanted: number | null): Promise<number | null> {
  const spaces = await db.selectFrom("content_space").select(["id", "name"]).orderBy("id").execute();
  const found = wanted === null && spaces.length === 1 ? spaces[0] : spaces.find(({ id }) => id === wanted);
  if (found) return found.id;
  const known = spaces.map(({ id, name }) => `${id} ${name}`).join(", ") || "none yet; import with --new NAME";
  console.error(
    `${wanted === null ? "Say which space by --space ID" : `There is no space ${wanted}`}. Spaces: ${known}.`,
  );
  return null;
}

async function makeSpace(db: Db, name: string): Promise<number> {
  const { id, tokens } = await createSpace(db, { name });
  console.log(`space ${id}: public token ${tokens.public}, preview ${tokens.preview}, management ${tokens.management}`);
  return id;
}

/** Under another name until it is complete, so that no half file is taken for a whole one. */
async function exportTo(db: Db, space: number, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`;
  try {
    const progress = progressTo(process.stderr);
    const handle = await open(unfinished, "w");
    try {
      await exportSpace(db, space, (lines) => handle.appendFile(lines), progress.tell);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
    console.log(`${file}: ${progress.summary()}`);
    return 0;
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function exportInto(db: Db, space: number, folder: string, without: readonly LineKind[]): Promise<number> {
  const progress = progressTo(process.stderr);
  const result = await exportFolder(db, space, resolve(folder), { without, progress: progress.tell });
  console.log(result.ok ? `${folder}: ${progress.summary()}` : `Nothing was exported: ${refusals[result.error]}.`);
  return result.ok ? 0 : 1;
}

async function importFrom(db: Db, space: number, path: string): Promise<number> {
  const options = { progress: progressTo(process.stderr).tell };
  const result = isFolder(path)
    ? await importFolder(db, space, path, options)
    : await importSpace(db, space, linesOf(path), options);
  if (!result.ok) {
    console.error(["Nothing was imported:", ...result.error].join("\n  "));
    return 1;
  }
  for (const [kind, { made, changed }] of Object.entries(result.value.counts)) {
    console.log(`${kind}: ${made} made, ${changed} changed`);
  }
  for (const notice of result.value.notices) console.log(`look at: ${notice}`);
  return 0;
}

/** Opened only when somebody reads: lines that nobody waits for yet would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  try {
    yield* handle.readLines();
  } finally {
    await handle.close();
  }
}

function isFileProblem(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error;
}

/** At most a line a second, so that a terminal shows it moves. */
function progressTo(stream: NodeJS.WritableStream) {
  const counts = new Map<string, number>();
  let told = performance.now();
  const summary = () => [...counts].map(([kind, done]) => `${done} ${kind}`).join(", ") || "nothing in it";
  return {
    tell({ kind, done }: Progress): void {
      counts.set(kind, done);
      if (performance.now() - told < 1_000) return;
      told = performance.now();
      stream.write(`${summary()}\n`);
    },
    summary,
  };
}
