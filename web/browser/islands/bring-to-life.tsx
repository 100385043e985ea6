import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { changeWords } from "../../../core/changed-words.ts";
import type { Locale } from "../../../core/locale.ts";
import { loadedMessages } from "../../words/load.ts";
import { loadChunk } from "../chunk-reload.ts";
import { loadParts } from "../part.tsx";
import { useStore } from "../store/use-store.ts";
import { CatchIsland } from "./failed-island.tsx";
import { ownData, type ToldIsland, type ToldPage, unnamed } from "./hand-over.ts";
import { IslandContext } from "./island-context.tsx";
import { logFault } from "./log-fault.ts";
import { shownDocument, shownRouter } from "./shown-document.ts";

const locale = document.documentElement.lang as Locale;
const { texts, panels } = shownDocument();
const { messages, need } = loadedMessages(locale, texts, loadChunk);
changeWords(
  Object.fromEntries(
    Object.entries(panels).map(([folder, address]) => [folder, { [locale]: { messages: null, address } }]),
  ),
);
interface Alive {
  readonly root: Root;
  readonly around: (view: ReactNode) => ReactNode;
  /** React has taken over: properties set before would make it render everything again. */
  readonly born: Promise<void>;
  /** Nobody needs to wait for it any more. */
  readonly leave: () => void;
}

const living = new Map<Element, Alive>();

/** Its content is the document's: React leaves what stands there, and puts it in where the island shows it later. */
function slotOf(element: HTMLElement) {
  const kept = element.querySelector(":scope > template");
  kept?.remove();
  const __html = (kept ?? element.querySelector("is-slot"))?.innerHTML ?? "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the document itself showed
  return createElement("is-slot", { key: "slot", dangerouslySetInnerHTML: { __html }, suppressHydrationWarning: true });
}

/** Loads an island's code with all that it says and shows. */
async function load({ scripts, name, said, shown }: ToldIsland): Promise<ComponentType<object>> {
  for (const href of scripts) preload(href);
  const [module] = await Promise.all([loadChunk(scripts.at(-1) ?? ""), ...said.map(need)]);
  await loadParts(shown);
  const View = (module as Readonly<Record<string, ComponentType<object>>>)[name];
  if (!View) throw new Error(`there is no island ${name}`);
  return View;
}

/** Lets React take over what the server drew; resolves once it listens. */
export async function bringToLife(element: HTMLElement, island: ToldIsland, of: ToldPage): Promise<void> {
  const View = await load(island);
  // Another page took its place meanwhile.
  if (!element.isConnected) return;
  const inside = island.slotted ? [slotOf(element)] : [];
  const view = createElement(View, unnamed(island.props, ownData(of.page)), ...inside);
  const seen = { isSeen: element.textContent?.trim() !== "", isPage: element.querySelector("h1") !== null };
  let alive = () => {};
  const born = new Promise<void>((done) => {
    alive = done;
  });
  const around = (inner: ReactNode) => (
    <Surrounded alive={alive}>
      <CatchIsland {...seen}>{inner}</CatchIsland>
    </Surrounded>
  );
  startTransition(() => {
    const root = hydrateRoot(element, around(view), {
      identifierPrefix: `${of.prefix}${element.dataset.island}-`,
      // One that leaves before it is hydrated is reported, too, and nobody misses it.
      onRecoverableError: (fault) => living.has(element) && tell(fault),
      onCaughtError: tell,
      // Nothing of it is left; those after it begin all the same.
      onUncaughtError: (fault) => {
        tell(fault);
        alive();
      },
    });
    living.set(element, { root, around, born, leave: alive });
  });
  await born;
  element.dataset.alive = "";
}

/** Gives a hydrated island the properties of another page; its state stays. False: it is not hydrated. */
export async function renewIsland(element: HTMLElement, island: ToldIsland, of: ToldPage): Promise<boolean> {
  const alive = living.get(element);
  if (!alive) return false;
  const [View] = await Promise.all([load(island), alive.born]);
  if (living.get(element) !== alive) return false;
  alive.root.render(alive.around(createElement(View, unnamed(island.props, ownData(of.page)))));
  return true;
}

/** Takes the islands of what is about to leave the document out of it. */
export function endIslands(within: Element): void {
  for (const [element, { root, leave }] of living) {
    if (!within.contains(element)) continue;
    living.delete(element);
    root.unmount();
    leave();
  }
}

function Surrounded({ alive, children }: { readonly alive: () => void; readonly children: ReactNode }) {
  // Runs after the effects of all within it.
  useEffect(alive, [alive]);
  const router = useStore(shownRouter);
  return (
    <IslandContext locale={locale} messages={messages} router={router}>
      {children}
    </IslandContext>
  );
}

/** Errors after which React rendered again: operators get the error itself (`cause`), visitors see nothing. */
function tell(fault: unknown): void {
  console.error(fault);
  logFault("browser-error", fault);
}

function preload(href: string): void {
  if (document.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
