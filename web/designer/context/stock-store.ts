import type { DesignDocument } from "../../../design/document.ts";
import { noStock, type Stock } from "../../../design/material.ts";
import { createStore, type Store } from "../../browser/store/create-store.ts";

/** Fonts, hyphenation and art of an open design; what it needs more of is loaded when it is needed. */
export interface StockStore extends Store<Stock> {
  /** Resolves when all that the design uses is there, as far as it can be had. */
  ensure(document: DesignDocument): Promise<void>;
  /** All that a design needs, also where the open one has gone on meanwhile. */
  of(document: DesignDocument): Promise<Stock>;
}

/** @param load all that a design needs; gives the same object where nothing is new */
export function stockStore(load: (document: DesignDocument, before: Stock) => Promise<Stock>): StockStore {
  const { state, write, subscribe } = createStore(noStock);
  let queue: Promise<void> = Promise.resolve();
  async function take(document: DesignDocument): Promise<void> {
    write(await load(document, state()));
  }
  return {
    state,
    subscribe,
    ensure(document) {
      // One after the other: what an earlier state of the design needed must not come last.
      queue = queue.then(() => take(document));
      const taken = queue;
      queue = queue.catch(() => {});
      return taken;
    },
    of: (document) => load(document, state()),
  };
}
