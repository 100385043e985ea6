import { access, readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { asStartupError } from "../platform/startup/startup-error.ts";
import type { PageContext } from "../web/reading/page-context.ts";
import { partFiles, shellFiles } from "./part-files.ts";
import { picturesFolderOf } from "./pictures-folder.ts";
import { createStaticFiles, type StaticFiles, type StaticFolder } from "./static-files.ts";

const root = join(import.meta.dirname, "..");

/** The pages' bundle: as built, or straight from the sources in development. */
export interface WebBuild {
  readonly mode: "production" | "development";
  load(): Promise<ServerBuild>;
  readonly files: StaticFiles;
  /** Files of the bundle's parts; null in development, where modules come one by one. */
  readonly parts: PageContext["parts"];
  /** Texts of its style sheets; null in development, too. */
  readonly sheet: PageContext["sheet"];
  /** Files that the designer may load, cached for work offline; empty in development. */
  readonly shell: readonly string[];
  /** Development's own addresses (modules, hot reload); calls `next` for everything else. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/**
 * @param picturesFolder of the pages' pictures; null: the demo's
 * @throws StartupError when that folder cannot be read
 */
export async function openWebBuild(dev: boolean, picturesFolder: string | null): Promise<WebBuild> {
  const pictures = { folder: picturesFolderOf(picturesFolder), prefix: "/pictures/" };
  await access(pictures.folder).catch((error: unknown) => {
    throw asStartupError(error, `PICTURES: cannot read ${pictures.folder}`);
  });
  return dev ? openSources(pictures) : openBuilt(pictures);
}

async function openBuilt(pictures: StaticFolder): Promise<WebBuild> {
  const entry = pathToFileURL(join(root, "build/server/index.js")).href;
  const build = (await import(entry)) as ServerBuild;
  const files = await createStaticFiles([{ folder: join(root, "build/client"), prefix: "/" }, pictures]);
  const list = await readFile(join(root, "build/client/.vite/manifest.json"), "utf8");
  return {
    mode: "production",
    load: async () => build,
    files,
    parts: partFiles(JSON.parse(list)),
    shell: shellFiles(JSON.parse(list), ["web/designer/designer.islands.ts", "web/app/start.ts", "web/app/root.tsx"]),
    sheet: await styleSheets(join(root, "build/client")),
    middleware: (_request, _response, next) => next(),
    close: async () => {},
  };
}

async function openSources(pictures: StaticFolder): Promise<WebBuild> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  const files = await createStaticFiles([pictures]);
  return {
    mode: "development",
    load: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<unknown> as Promise<ServerBuild>,
    files,
    parts: null,
    sheet: null,
    shell: [],
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}

/** Texts of the sheets of a built bundle by address; one that it does not have is a mistake. */
async function styleSheets(folder: string): Promise<(href: string) => string> {
  const names = (await readdir(join(folder, "assets"))).filter((name) => name.endsWith(".css"));
  const read = async (name: string) =>
    [`/assets/${name}`, await readFile(join(folder, "assets", name), "utf8")] as const;
  const texts = new Map<string, string>(await Promise.all(names.map(read)));
  return (href) => {
    const text = texts.get(href);
    if (text === undefined) throw new Error(`the build has no style sheet ${href}`);
    return text;
  };
}
