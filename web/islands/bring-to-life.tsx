import { type ComponentType, createElement, type ReactNode, startTransition, useSyncExternalStore } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Locale } from "../../core/locale.ts";
import { loadChunk } from "../chunk-reload.ts";
import { loadedMessages } from "../messages/load.ts";
import { loadParts } from "../part.tsx";
import { type ToldDocument, type ToldIsland, unnamed } from "./hand-over.ts";
import { IslandContext } from "./island-context.tsx";
import { documentRouter } from "./document-router.ts";

interface Surroundings {
  readonly told: ToldDocument;
  readonly locale: Locale;
}

let texts: ReturnType<typeof loadedMessages> | undefined;
let router: ReturnType<typeof documentRouter> | undefined;

/** Its content is the document's: React leaves what stands there. */
const slot = createElement("is-slot", { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true });

/** Loads an island's code with all that it says and shows, and lets React take over what the server drew. */
export async function bringToLife(
  element: HTMLElement,
  { scripts, name, props, slotted, said, shown }: ToldIsland,
  { told, locale }: Surroundings,
): Promise<void> {
  texts ??= loadedMessages(locale, told.texts, loadChunk);
  router ??= documentRouter(told.page);
  const { messages, need } = texts;
  const own = router;
  for (const href of scripts) preload(href);
  const [module] = await Promise.all([loadChunk(scripts.at(-1) ?? ""), ...said.map(need)]);
  await loadParts(shown);
  const View = (module as Readonly<Record<string, ComponentType<object>>>)[name];
  if (!View) throw new Error(`no island ${name}`);
  const data = told.page.data[told.page.routes.at(-1)?.id ?? ""] as Readonly<Record<string, unknown>>;
  const view = createElement(View, unnamed(props, data), ...(slotted ? [slot] : []));
  function Alive({ children }: { readonly children: ReactNode }) {
    const router = useSyncExternalStore(own.subscribe, own.current, own.current);
    return (
      <IslandContext locale={locale} messages={messages} router={router}>
        {children}
      </IslandContext>
    );
  }
  startTransition(() => {
    hydrateRoot(element, <Alive>{view}</Alive>, {
      identifierPrefix: `i${element.dataset.island}-`,
      onRecoverableError: (fault) => console.error(fault),
    });
  });
  await new Promise((next) => setTimeout(next));
}

function preload(href: string): void {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
