import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { report, runTool } from "./run-tool.ts";

/** Debian packages and the program by which each is recognised. */
const browser = { chromium: "chromium" };
const printTools = { qpdf: "qpdf", "poppler-utils": "pdfinfo", ghostscript: "gs", "mupdf-tools": "mutool" };

/**
 * Sees to it that there is a browser, and the programs by which print files are checked from outside. On Debian as
 * root what is missing is installed; otherwise Playwright's own browser, and tests of print files do without.
 */
export async function installTestTools(): Promise<void> {
  const canInstall = process.getuid?.() === 0 && isProgram("apt-get");
  const wanted = { ...(hasBrowser() ? {} : browser), ...printTools };
  const missing = Object.entries(wanted).flatMap(([name, program]) => (isProgram(program) ? [] : [name]));
  if (missing.length > 0 && canInstall) {
    const install = ["apt-get", "install", "-y", "--no-install-recommends", ...missing];
    const updated = await runTool({ name: "list of packages", words: ["apt-get", "update"] });
    if (!updated.ok) report(updated);
    report(await runTool({ name: `installing ${missing.join(", ")}`, words: install }));
  }
  if (!hasBrowser())
    report(await runTool({ name: "installing a browser", words: ["playwright", "install", "chromium"] }));
}

const hasBrowser = () =>
  ["chromium", "chromium-browser", "google-chrome"].some(isProgram) || existsSync(chromium.executablePath());

const isProgram = (name: string) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => folder !== "" && existsSync(join(folder, name)));
