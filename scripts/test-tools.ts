import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { browserPrograms } from "./browsers.ts";
import { report, runTool } from "./run-tool.ts";

/** Debian packages and the program or folder by which each is recognised. */
const printTools = { qpdf: "qpdf", "poppler-utils": "pdfinfo", ghostscript: "gs", "mupdf-tools": "mutool" };
/** Chromium without windows (`browsers.ts`). */
const quickBrowser = { "chromium-headless-shell": "chromium-headless-shell" };
const browser = { chromium: "chromium" };
/** What letters are drawn with before web fonts arrive: pages are measured with the faces of Arial and Times. */
const systemFonts = { "fonts-liberation": "/usr/share/fonts/truetype/liberation" };

/** The programs by which print files are checked from outside: what is missing is installed on Debian as root; tests do without. */
export const installPrintTools = () => installMissing(printTools);

/** Sees to it that there is a browser: on Debian as root its own, the quick one if there is one; otherwise Playwright's. */
export async function installBrowser(): Promise<void> {
  await installMissing({ ...quickBrowser, ...systemFonts });
  if (!hasBrowser()) await installMissing(browser);
  if (!hasBrowser())
    report(await runTool({ name: "installing a browser", words: ["playwright", "install", "chromium"] }));
}

async function installMissing(packages: Readonly<Record<string, string>>): Promise<void> {
  const missing = Object.entries(packages).flatMap(([name, program]) =>
    isProgram(program) || existsSync(program) ? [] : [name],
  );
  if (missing.length === 0 || process.getuid?.() !== 0 || !isProgram("apt-get")) return;
  lists ??= runTool({ name: "list of packages", words: ["apt-get", "update"] });
  const updated = await lists;
  if (!updated.ok) report(updated);
  const words = ["apt-get", "install", "-y", "--no-install-recommends", ...missing];
  report(await runTool({ name: `installing ${missing.join(", ")}`, words }));
}

let lists: ReturnType<typeof runTool> | undefined;

const hasBrowser = () => browserPrograms.some(isProgram) || existsSync(chromium.executablePath());

const isProgram = (name: string) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => folder !== "" && existsSync(join(folder, name)));
