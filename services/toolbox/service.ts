import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { removeLeftovers } from "../../platform/files/leftovers.ts";
import { everyTime } from "../../platform/jobs/cron.ts";
import {
  type convertFields,
  type optimizeFields,
  type pdfFields,
  type ToolboxFormat,
  type ToolboxResult,
  toolboxLimits,
  toolboxPaths,
} from "./contract.ts";
import type { Made, ToolJob } from "./making/tool-job.ts";
import { createTools } from "./making/tools.ts";
import type { ToolboxRefusal } from "./refusals.ts";
import { type Keeping, keepResult, openResult, sweepHandler, sweepToolbox } from "./results.ts";
import { type FormLimits, type SentFile, type SentForm, withForm } from "./uploads/read-form.ts";

export interface ToolboxDependencies extends Keeping {
  /** Of this machine, for passing files; belongs to the toolbox alone. */
  readonly folder: string;
  /** Scheduling priority below other work. */
  readonly niceness?: number;
}

/** A tool with a form's fields. */
export type Task =
  | ({ readonly tool: "convert" } & z.output<typeof convertFields>)
  | ({ readonly tool: "optimize" } & z.output<typeof optimizeFields>)
  | ({ readonly tool: "pdf" } & z.output<typeof pdfFields>);

/** Schema issues of fields. */
export type WrongFields = readonly z.core.$ZodIssue[];

export interface Upload {
  readonly body: ReadableStream<Uint8Array> | null;
  readonly contentType: string | undefined;
}

const types: Readonly<Record<ToolboxFormat | "pdf", readonly [ending: string, type: string]>> = {
  jpeg: ["jpg", "image/jpeg"],
  png: ["png", "image/png"],
  webp: ["webp", "image/webp"],
  avif: ["avif", "image/avif"],
  pdf: ["pdf", "application/pdf"],
};

/**
 * Tools for visitors' pictures; see README.
 *
 * @throws when the folder cannot be created: a wrong setting, reported at the start
 */
export async function createToolbox(dependencies: ToolboxDependencies) {
  const { folder } = dependencies;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder);
  const tools = createTools(dependencies.niceness);

  async function work(task: Task, files: readonly SentFile[]): Promise<Outcome<ToolboxResult, ToolboxRefusal>> {
    const resultPath = join(folder, randomUUID());
    try {
      const made = await tools.make(jobOf(task, files, resultPath));
      return made.ok ? await keep(made.value, files, resultPath) : made;
    } finally {
      await rm(resultPath, { force: true });
    }
  }

  async function keep(
    made: Made,
    files: readonly SentFile[],
    resultPath: string,
  ): Promise<Outcome<ToolboxResult, ToolboxRefusal>> {
    const [first] = files;
    if (!first) return failed("file-missing");
    const path = made.kept ? first.path : resultPath;
    const { width, height, pages } = made;
    const [ending, type] = types[made.kind];
    const name = `${stemOf(first.name)}.${ending}`;
    const { size: bytes } = await stat(path);
    const kept = await keepResult(dependencies, { path, name, type, bytes, sha256: await hashOf(path) });
    if (!kept.ok) return kept;
    const { token, expiresAt } = kept.value;
    return done({
      name,
      type,
      bytes,
      width,
      height,
      pages,
      bytesBefore: files.reduce((sum, file) => sum + file.bytes, 0),
      download: `${toolboxPaths.download}?token=${token}`,
      expiresAt: expiresAt.toISOString(),
    });
  }

  return {
    /**
     * Reads a form and does what its fields ask for; nothing of it is left but the result.
     *
     * @param taskOf what the fields mean; null where they are wrong
     */
    run(
      upload: Upload,
      limits: FormLimits,
      taskOf: (fields: SentForm["fields"]) => Outcome<Task, WrongFields>,
    ): Promise<Outcome<ToolboxResult, ToolboxRefusal | WrongFields>> {
      return withForm<ToolboxResult, ToolboxRefusal | WrongFields>(
        { ...upload, folder, limits },
        async ({ fields, files }) => {
          const task = taskOf(fields);
          return task.ok ? work(task.value, files) : task;
        },
      );
    },
    open: (token: string) => openResult(dependencies, token),
    handlers: [sweepHandler(dependencies)],
    cron: [everyTime("*/10 * * * *", sweepToolbox, {})],
    /** Ends the processes. */
    close: () => tools.close(),
  };
}

export type Toolbox = Awaited<ReturnType<typeof createToolbox>>;

function jobOf(task: Task, files: readonly SentFile[], resultPath: string): ToolJob {
  const same = { maxPixels: toolboxLimits.pixels, resultPath };
  const path = files[0]?.path ?? "";
  switch (task.tool) {
    case "convert":
      return { ...same, do: "convert", path, format: task.format };
    case "optimize":
      return { ...same, do: "optimize", path, quality: task.quality, maxEdge: task.maxEdge ?? null };
    case "pdf":
      return { ...same, do: "pdf", paths: files.map((file) => file.path), paper: task.paper };
  }
}

/** The sender's name of a file without its ending and all that a file system or a header would misread. */
export function stemOf(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const stem = last
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[^\p{L}\p{N} ._-]+/gu, "-")
    .replace(/^[. -]+/, "");
  return stem.slice(0, 80).trim() || "picture";
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(path)) hash.update(piece as Uint8Array);
  return hash.digest("hex");
}
