import type { ReactNode } from "react";
import { type AnyPage, pages } from "../../../products/pages.ts";
import { part } from "../../browser/part.tsx";

const loaded = new Map<string, AnyPage>();

/** Loads what a kind knows of its page; everything below `KindPart` finds it loaded. */
export async function loadKindPage(kind: string): Promise<AnyPage> {
  const page = loaded.get(kind) ?? (await pages[kind]?.load());
  if (!page) throw new Error(`there is no page of the kind ${kind}`);
  loaded.set(kind, page);
  return page;
}

/** The page of a kind that was loaded. */
export function kindPageOf(kind: string): AnyPage {
  const page = loaded.get(kind);
  if (!page) throw new Error(`the page of the kind ${kind} is not loaded`);
  return page;
}

interface Children {
  readonly children: ReactNode;
}

const parts = new Map(
  Object.entries(pages).map(([kind, { source }]) => [
    kind,
    part<Children>(source, async () => {
      await loadKindPage(kind);
      return ({ children }) => children;
    }),
  ]),
);

/** Around what shows a product: the rules of its kind are a lazy chunk, so that a page loads those of no other kind. */
export function KindPart({ kind, children }: Children & { readonly kind: string }): ReactNode {
  const Part = parts.get(kind);
  return Part ? <Part>{children}</Part> : children;
}
