import type { DesignDocument } from "../../../design/document.ts";
import { noStock, type Stock } from "../../../design/material.ts";

/** Fonts, hyphenation and art of an open design; what it needs more of is loaded when it is needed. */
export interface StockStore {
  now(): Stock;
  subscribe(listener: () => void): () => void;
  /** Resolves when all that the design uses is there, as far as it can be had. */
  ensure(document: DesignDocument): Promise<void>;
}

/** @param load all that a design needs; gives the same object where nothing is new */
export function stockStore(load: (document: DesignDocument, before: Stock) => Promise<Stock>): StockStore {
  const listeners = new Set<() => void>();
  let present = noStock;
  return {
    now: () => present,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async ensure(document) {
      const loaded = await load(document, present);
      if (loaded === present) return;
      present = loaded;
      for (const listener of listeners) listener();
    },
  };
}
