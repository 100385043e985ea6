import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { changeOf, wordsChanged } from "../../../core/changed-words.ts";
import type { Locale } from "../../../core/locale.ts";
import type { TextAddresses } from "../../words/load.ts";
import { parts } from "../../words/part-sources.ts";
import type { Page } from "../navigation/page.ts";
import { around, type Drawing, drawIslands, scriptsOf, textScriptsOf } from "./draw-islands.tsx";
import { handOverId, isNamed, type PageFile, type ToldDocument, type ToldIsland, type ToldPage } from "./hand-over.ts";
import { DocumentContext, type DrawnIsland } from "./island.tsx";
import { type PartName, partNames, partTag } from "./part-names.ts";

/** Elements of the head that are one page's own (`web/browser/navigation/page-head.tsx`). */
const ofPage = /<title>[^<]*<\/title>|<(?:meta|link) data-page=""[^>]*>|<script data-page=""[^>]*>[^<]*<\/script>/g;

interface DocumentOptions extends Drawing {
  /** The page is one island, which draws its frame, too. */
  readonly isOneIsland: boolean;
  /** Runs before all other scripts in development, so that components are exchanged in place. */
  readonly development?: string | undefined;
  readonly tree: ReactNode;
  readonly draw: (tree: ReactNode, prefix: string) => Promise<string>;
}

const starter = "web/app/start.ts";

/** Renders a page as a document: its tree, each island in it, and what the browser needs to hydrate them. */
export async function drawDocument(options: DocumentOptions): Promise<string> {
  const { html, told, sheets } = await drawTree(options);
  const { locale, prefix } = options;
  const texts = Object.fromEntries(parts.map((part) => [part, textScriptsOf(options, part).at(-1)])) as TextAddresses;
  const marks = marksOf(partsOf(html), told, prefix);
  const page = forBrowser(options, told);
  const document: ToldDocument = { prefix, page, texts, panels: changedPanels(locale), islands: told, marks };
  const start = scriptsOf(options, starter);
  const markup = [
    `<script type="application/json" id="${handOverId}">${JSON.stringify(document).replaceAll("<", "\\u003c")}</script>`,
    ...(options.development ? [options.development, "/web/browser/islands/development.ts"] : []).map(
      (src) => `<script type="module" src="${src}"></script>`,
    ),
    ...start.slice(0, -1).map((href) => `<link rel="modulepreload" href="${href}"/>`),
    `<script type="module" src="${start.at(-1)}" async></script>`,
  ].join("");
  const end = html.lastIndexOf("</body>");
  const whole = html.slice(0, end) + markup + html.slice(end);
  return whole.replace("</head>", () => `${sheets.join("")}</head>`);
}

/** What differs from the page before, drawn, for who goes on from there. */
export async function drawPageFile(options: DocumentOptions): Promise<PageFile> {
  const { html, told, sheets } = await drawTree(options);
  const page = withoutRoot(forBrowser(options, told));
  const head = [...html.slice(0, html.indexOf("</head>")).matchAll(ofPage)].map(([element]) => element).join("");
  const links = [
    ...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
    ...sheets.join("").matchAll(/href="([^"]+)"/g),
  ];
  const drawn = partsOf(html);
  return {
    page,
    prefix: options.prefix,
    islands: told,
    head,
    styles: [...new Set(links.map(([, href]) => href ?? ""))],
    marks: marksOf(drawn, told, options.prefix),
    parts: drawn,
  };
}

/** Addresses of panels' words that operators reworded; mostly none. */
const changedPanels = (locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(wordsChanged()).flatMap((folder) => {
      const changed = folder.startsWith("products/") && changeOf(folder, locale);
      return changed ? [[folder, changed.address]] : [];
    }),
  );

type Parts = PageFile["parts"];

/** The markup of each part; "" of one that the page does not have. */
function partsOf(html: string): Parts {
  const cut = (name: PartName) => {
    const [begin, end] = [`<${partTag(name)}>`, `</${partTag(name)}>`];
    const from = html.indexOf(begin);
    return from < 0 ? "" : html.slice(from + begin.length, html.indexOf(end, from));
  };
  return Object.fromEntries(partNames.map((name) => [name, cut(name)])) as Parts;
}

/** Numbers and identifiers are another on each page, and say nothing. */
function marksOf(drawn: Parts, told: readonly ToldIsland[], prefix: string): ToldPage["marks"] {
  const place = /data-island="(\d+)"/g;
  const markOf = (html: string) => {
    const given = [...html.matchAll(place)].map(([, number]) => told[Number(number)]?.props);
    const shown = html.replace(place, "").replace(new RegExp(`${prefix}\\d+-`, "g"), "");
    return createHash("sha1").update(shown).update(JSON.stringify(given)).digest("base64url").slice(0, 8);
  };
  return Object.fromEntries(partNames.map((name) => [name, markOf(drawn[name])])) as ToldPage["marks"];
}

async function drawTree(options: DocumentOptions) {
  const islands: DrawnIsland[] = [];
  const collected = {
    add: (one: DrawnIsland) => islands.push(one) - 1,
    stylesOf: (source: string) => options.files?.(source).styles ?? [],
  };
  const tree = <DocumentContext value={collected}>{around(options, new Set(), options.tree)}</DocumentContext>;
  const outer = await options.draw(tree, options.prefix);
  const sheets = new Set<string>();
  const { html, told } = drawIslands(outer, islands, options, sheets);
  return { html, told, sheets: [...sheets].filter((link) => !html.includes(link)) };
}

/** Told to every island of a page. */
const ofRoot = ["shop", "encrypted", "words", "chatScript", "tagManager", "flagClient"] as const;

/** None of it changes while a document is open (`page-files.ts`). */
function withoutRoot(page: Page): Page {
  const { [page.routes[0]?.id ?? ""]: _, ...data } = page.data;
  return { ...page, data };
}

/** Of a page's data, what its islands read, and who tells of it. */
function forBrowser({ router, isOneIsland }: DocumentOptions, islands: readonly ToldIsland[]): Page {
  const { page, modules } = router;
  const [root, leaf] = [page.routes[0]?.id ?? "", page.routes.at(-1)?.id ?? ""];
  const of = (id: string) => (page.data[id] ?? {}) as Readonly<Record<string, unknown>>;
  const pick = (id: string, names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (of(id)[name] === undefined ? [] : [[name, of(id)[name]]])));
  const used = islands.flatMap(({ props }) =>
    Object.values(props).flatMap((value) => (isNamed(value) ? [value.$] : [])),
  );
  const head = of(leaf).head as readonly { readonly rel?: string }[] | undefined;
  const alternates = head?.filter(({ rel }) => rel === "alternate");
  return {
    ...page,
    // What went wrong is drawn.
    error: page.error && { ...page.error, value: null },
    // Of a route that says when it is reloaded the choice changes the address alone.
    routes: page.routes.map(({ id, params }) => ({ id, params, styles: [], loads: !modules[id]?.shouldRevalidate })),
    data: {
      [root]: isOneIsland ? of(root) : pick(root, ofRoot),
      [leaf]: isOneIsland
        ? of(leaf)
        : { ...pick(leaf, ["kind", "experiment", ...used]), ...(alternates && { head: alternates }) },
    },
  };
}
