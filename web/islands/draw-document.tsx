import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type Locale, languageOf } from "../../core/locale.ts";
import type { Messages } from "../messages/de.ts";
import type { TextAddresses } from "../messages/load.ts";
import { parts, sourceOfPart } from "../messages/part-sources.ts";
import { notingParts } from "../messages/used-parts.ts";
import { NonceContext } from "../nonce.ts";
import { type PartFiles, PartsContext } from "../part.tsx";
import type { Page, Router } from "../router/page.ts";
import { handOverId, named, type ToldDocument, type ToldIsland } from "./hand-over.ts";
import { DocumentContext, type DrawnIsland, islandTag, slotTag } from "./island.tsx";
import { IslandContext } from "./island-context.tsx";

interface DocumentOptions {
  readonly tree: ReactNode;
  readonly locale: Locale;
  readonly messages: Messages;
  readonly router: Router;
  readonly nonce: string;
  /** Null in development, where modules lie where their sources do. */
  readonly files: ((source: string) => PartFiles) | null;
  readonly draw: (tree: ReactNode) => Promise<string>;
}

const starter = "web/islands/start.tsx";

/** Draws a page as a document: its tree, each island in it, and what the browser needs to bring those to life. */
export async function drawDocument({ tree, locale, messages, router, nonce, files, draw }: DocumentOptions) {
  const islands: DrawnIsland[] = [];
  const collected = {
    add: (one: DrawnIsland) => islands.push(one) - 1,
    stylesOf: (source: string) => files?.(source).styles ?? [],
  };
  const scriptsOf = (source: string): readonly string[] => files?.(source).scripts ?? [`/${source}`];
  const around = (messages: Messages, shown: Set<string>, children: ReactNode) => (
    <PartsContext value={{ files, shown: (source) => shown.add(source) }}>
      <NonceContext value={nonce}>
        <IslandContext {...{ locale, messages, router }}>{children}</IslandContext>
      </NonceContext>
    </PartsContext>
  );
  let html = await draw(
    <DocumentContext value={collected}>{around(messages, new Set(), tree)}</DocumentContext>,
  );
  const data = router.page.data[router.page.routes.at(-1)?.id ?? ""] as Readonly<Record<string, unknown>>;
  const told: ToldIsland[] = [];
  const sheets = new Set<string>();
  // Those within the slot of another have higher numbers: they are put in before the slot is moved.
  for (let number = islands.length - 1; number >= 0; number--) {
    const { source, name, when, View, props, slotted } = islands[number] as DrawnIsland;
    const noting = notingParts(messages);
    const shown = new Set<string>();
    const slot = slotted ? createElement("is-slot", null, slotTag(number)) : undefined;
    const drawn = renderToString(
      around(noting.messages, shown, createElement(View, props, ...(slot ? [slot] : []))),
      { identifierPrefix: `i${number}-` },
    );
    html = put(html, number, slotted, withoutSheets(drawn, sheets));
    told[number] = {
      ...{ name, when, slotted, props: named(props, data) },
      scripts: [...new Set([...[...shown].flatMap(scriptsOf), ...[...noting.used].flatMap((part) => scriptsOf(sourceOfPart(part, languageOf(locale)))), ...scriptsOf(source)])],
      ...{ said: [...noting.used], shown: [...shown] },
    };
  }
  const texts = Object.fromEntries(
    parts.map((part) => [part, scriptsOf(sourceOfPart(part, languageOf(locale))).at(-1)]),
  ) as unknown as TextAddresses;
  const document: ToldDocument = { page: forBrowser(router.page, told), texts, islands: told };
  const links = [...sheets].filter((link) => !html.includes(link)).join("");
  const start = scriptsOf(starter);
  const markup = [
    `<script type="application/json" id="${handOverId}">${JSON.stringify(document).replaceAll("<", "\\u003c")}</script>`,
    ...start.slice(0, -1).map((href) => `<link rel="modulepreload" href="${href}"/>`),
    `<script type="module" src="${start.at(-1)}" async></script>`,
  ].join("");
  return html.replace("</head>", () => `${links}</head>`).replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${markup}</body>`);
}

/** Sheets stand in the head, whoever needs them. */
function withoutSheets(html: string, sheets: Set<string>): string {
  return html.replace(/<link rel="stylesheet"[^>]*data-precedence[^>]*>/g, (link) => {
    sheets.add(link);
    return "";
  });
}

/** Puts what an island shows into its place, and what stood there into its slot. */
function put(html: string, number: number, slotted: boolean, drawn: string): string {
  const open = `<${islandTag} data-island="${number}">`;
  const at = html.indexOf(open);
  if (at < 0) return html;
  const from = at + open.length;
  if (!slotted) return html.slice(0, from) + drawn + html.slice(from);
  const [begin, end] = [`<${slotTag(number)}>`, `</${slotTag(number)}>`];
  const to = html.indexOf(end, from);
  const inner = html.slice(from + begin.length, to);
  return html.slice(0, from) + drawn.replace(slotTag(number), () => inner) + html.slice(to + end.length);
}

/** Of the page's data, what islands and those who tell of the page read. */
function forBrowser(page: Page, islands: readonly ToldIsland[]): Page {
  const [root, leaf] = [page.routes[0]?.id ?? "", page.routes.at(-1)?.id ?? ""];
  const of = (id: string) => page.data[id] as Readonly<Record<string, unknown>>;
  const pick = (id: string, names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (of(id)[name] === undefined ? [] : [[name, of(id)[name]]])));
  const used = islands.flatMap(({ props }) =>
    Object.values(props).flatMap((value) => (value && typeof value === "object" && "$" in value ? [String(value.$)] : [])),
  );
  const head = (of(leaf).head as readonly { readonly rel?: string }[] | undefined)?.filter(({ rel }) => rel === "alternate");
  return {
    ...page,
    routes: page.routes.map(({ id, params }) => ({ id, params, module: "", styles: [], loads: true })),
    data: {
      [root]: pick(root, ["shop", "encrypted", "words", "chatScript", "tagManager", "flagClient"]),
      [leaf]: { ...pick(leaf, ["kind", "experiment", ...used]), head },
    },
  };
}
