import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { changeOf } from "../../../core/changed-words.ts";
import type { Locale } from "../../../core/locale.ts";
import type { Messages } from "../../words/messages.generated.ts";
import { folderOfPart, type Part, sourceOfPart } from "../../words/part-sources.ts";
import { notingParts } from "../../words/used-parts.ts";
import type { Router } from "../navigation/page.ts";
import { NonceContext } from "../nonce.ts";
import { type PartFiles, PartsContext } from "../part.tsx";
import { named, ownData, type ToldIsland } from "./hand-over.ts";
import { type DrawnIsland, islandTag, slotTag } from "./island.tsx";
import { IslandContext } from "./island-context.tsx";

export interface Drawing {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly router: Router;
  readonly nonce: string;
  readonly prefix: string;
  /** Null in development, where modules lie where their sources do. */
  readonly files: ((source: string) => PartFiles) | null;
}

/** What stands around the tree of a document, and around each island in it. */
export const around = (
  { locale, messages, router, nonce, files }: Drawing,
  shown: Set<string>,
  children: ReactNode,
) => (
  <PartsContext value={{ files, shown: (source) => shown.add(source) }}>
    <NonceContext value={nonce}>
      <IslandContext locale={locale} messages={messages} router={router}>
        {children}
      </IslandContext>
    </NonceContext>
  </PartsContext>
);

export const scriptsOf = ({ files }: Pick<Drawing, "files">, source: string): readonly string[] =>
  files?.(source).scripts ?? [`/${source}${source.endsWith(".json") ? "?import" : ""}`];

/** Files that a browser needs for the texts of a part: the build's, or the one with what operators reworded. */
export function textScriptsOf(drawing: Pick<Drawing, "files" | "locale">, part: Part): readonly string[] {
  const changed = changeOf(folderOfPart(part), drawing.locale);
  return changed ? [changed.address] : scriptsOf(drawing, sourceOfPart(part, drawing.locale));
}

/**
 * Draws each island of a document into its place.
 *
 * @param sheets hears of style sheets that islands name; they belong into the head
 */
export function drawIslands(html: string, islands: readonly DrawnIsland[], drawing: Drawing, sheets: Set<string>) {
  const told: ToldIsland[] = [];
  let whole = html;
  // Those within the slot of another have higher numbers: they are put in before the slot is moved.
  for (let number = islands.length - 1; number >= 0; number--) {
    const island = islands[number] as DrawnIsland;
    const { drawn, ...rest } = drawIsland(island, number, drawing, sheets);
    whole = put(whole, number, island.slotted, drawn);
    told[number] = rest;
  }
  return { html: whole, told };
}

function drawIsland(island: DrawnIsland, number: number, drawing: Drawing, sheets: Set<string>) {
  const { source, name, when, View, props, slotted } = island;
  const { messages, used } = notingParts(drawing.messages);
  const shown = new Set<string>();
  const inside = slotted ? [createElement("is-slot", { key: "slot" }, slotTag(number))] : [];
  const element = createElement(View, props, ...inside);
  const html = renderToString(around({ ...drawing, messages }, shown, element), {
    identifierPrefix: `${drawing.prefix}${number}-`,
  });
  const texts = [...used].flatMap((part) => textScriptsOf(drawing, part));
  const [before, own] = [[...shown].flatMap((one) => scriptsOf(drawing, one)), scriptsOf(drawing, source)];
  const scripts = [...before, ...texts, ...own];
  return {
    name,
    when,
    slotted,
    said: [...used],
    shown: [...shown],
    scripts: [...new Set(scripts)],
    props: named(props, ownData(drawing.router.page)),
    drawn: html.replace(/<link rel="stylesheet"[^>]*data-precedence[^>]*>/g, (link) => {
      sheets.add(link);
      return "";
    }),
  };
}

/** Puts an island's content into its place and the former one into its slot; keeps it where it is not shown yet. */
function put(html: string, number: number, slotted: boolean, drawn: string): string {
  const from = html.indexOf(">", html.indexOf(`<${islandTag} data-island="${number}"`)) + 1;
  if (!slotted) return html.slice(0, from) + drawn + html.slice(from);
  const [begin, end] = [`<${slotTag(number)}>`, `</${slotTag(number)}>`];
  const to = html.indexOf(end, from);
  const inner = html.slice(from + begin.length, to);
  const shown = drawn.includes(slotTag(number))
    ? drawn.replace(slotTag(number), () => inner)
    : `${drawn}<template>${inner}</template>`;
  return html.slice(0, from) + shown + html.slice(to + end.length);
}
