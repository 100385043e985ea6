import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { changedWords } from "../core/changed-words.ts";
import { compileWords } from "../core/compile-words.ts";

const root = join(import.meta.dirname, "..");
const wordFile =
  /^(?:web|products|services|server)\/(?:[\w-]+\/)*words\/(?:[\w-]+\/)*(?:de|en|en-US|es|fr|it|nl)\.json$/;

/** Compiles the messages of word files, so that browsers carry no parser; American ones get all English ones. */
export const compiledWords: Plugin = {
  name: "compiled-words",
  enforce: "pre",
  transform(code, id) {
    const [path = ""] = id.split("?");
    if (!wordFile.test(relative(root, path).replaceAll("\\", "/"))) return null;
    const texts: unknown = JSON.parse(code);
    const english = path.replace(/en-US\.json$/, "en.json");
    if (english === path || !existsSync(english)) return { code: JSON.stringify(compileWords(texts)), map: null };
    this.addWatchFile(english);
    const whole = changedWords(JSON.parse(readFileSync(english, "utf8")), texts);
    return { code: JSON.stringify(compileWords(whole)), map: null };
  },
};
