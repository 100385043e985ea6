import { globSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { locales } from "./core/locale.ts";
import { compiledWords } from "./scripts/compiled-words.ts";
import { parts, sourcesOfPart } from "./web/words/part-sources.ts";

/** Whichever style sheet a page names first says which layer wins: parts come before the root's own sheet. */
const layersFirst: Plugin = {
  name: "layers-first",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
      file.source = `@layer base,components;${file.source}`;
    }
  },
};

/** The texts of each part in each language are a file of their own, which pages name (`web/words/load.ts`) and no module imports. */
const textFiles: Plugin = {
  name: "text-files",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    for (const id of parts.flatMap((part) => sourcesOfPart(part, locales)))
      this.emitFile({ type: "chunk", id, preserveSignature: "strict" });
    const islands = [...globSync("web/**/*.islands.ts"), "web/app/start.ts"];
    for (const id of islands) this.emitFile({ type: "chunk", id, preserveSignature: "strict" });
  },
};

/**
 * What a contract says and a page does not use is left out of the page, however it is made: bundlers keep what spreads another
 * object, since reading it might do something, and with one such schema all of zod.
 */
const contractsByName: Plugin = {
  name: "contracts-by-name",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    if (!/\/services\/[\w-]+\/[\w-]*contract\.ts$/.test(id)) return null;
    const made = this.parse(code).body.flatMap((statement) => {
      const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
      if (declared?.type !== "VariableDeclaration") return [];
      return declared.declarations.flatMap(({ init }) =>
        init && /^(?:Call|Object|Array)Ex/.test(init.type) ? [init] : [],
      );
    });
    const wrapped = made.reduceRight(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
      code,
    );
    return { code: wrapped, map: null };
  },
};

/** What the parameters of links mean and may be is for the description of the interface and its strict readers; pages read their names. */
const unsaidMeanings: Plugin = {
  name: "unsaid-meanings",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    if (!/\/products\/[\w-]+\/link-parameters\.ts$/.test(id)) return null;
    const told = /\b(?:(?:meaning|example): "(?:[^"\\]|\\.)*"|shape: "\w+"|values: [\w.()]+),?\s*/g;
    return { code: code.replaceAll(told, ""), map: null };
  },
};

export default defineConfig({
  plugins: [compiledWords, reactRouter(), contractsByName, unsaidMeanings, layersFirst, textFiles],
  publicDir: "web/public",
  // Words are one value; an export for each would double their names.
  json: { namedExports: false },
  environments: {
    // What names folders as modules cannot be left to Node.
    ssr: { resolve: { noExternal: [/^@atlaskit\//] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Header and footer with all that they need are on every page of the shop: one file, since fifty small ones cost
            // more in heads and in worse compression than they spare.
            codeSplitting: {
              groups: [
                { name: "client", test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 9 },
                {
                  name: "start",
                  test: /\/web\/app\/start\.ts$|\/web\/app\/after-start\.ts$|\/web\/frame\/consent\/first-question\.ts$/,
                  priority: 8,
                },
                {
                  name: "idle",
                  test: /\/web\/browser\/islands\/bring-to-life\.tsx?|\/web\/frame\/chrome\/idle\.islands\.ts$/,
                  priority: 7,
                },
                { name: "extras", test: /\/web\/frame\/chrome\/extras\.tsx$/, priority: 6 },
                { name: "touch", test: /\/web\/frame\/chrome\/touch\.islands\.ts$/, priority: 5 },
                {
                  name: "product",
                  test: /\/web\/shop\/product\/(?:product\.islands|own-format|scale-drawing)\.tsx?$/,
                  priority: 4,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Read by the server: which files a page needs (`server/part-files.ts`).
    manifest: true,
    // Making a schema changes nothing: a page that only needs a contract's addresses gets neither its schemas nor zod.
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: ["z"],
        // Nor does a schema that is made of another one.
        moduleSideEffects: (id) => (/\/services\/[\w-]+\/[\w-]*contract\.ts$/.test(id) ? false : undefined),
      },
    },
  },
});
