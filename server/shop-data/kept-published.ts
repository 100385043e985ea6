import type { Db } from "../../platform/database/database.ts";
import { readPublished } from "./published.ts";
import type { ShopData } from "./shop-data.ts";

/** Published data, read once and cached until the next publication. */
export interface KeptPublished {
  read(): Promise<ShopData>;
  forget(): void;
}

export function keepPublished(db: Db, read: (db: Db) => Promise<ShopData> = readPublished): KeptPublished {
  let kept: Promise<ShopData> | null = null;
  return {
    read() {
      if (kept) return kept;
      const reading = read(db);
      kept = reading;
      // A failed read is retried by the next caller.
      reading.catch(() => {
        if (kept === reading) kept = null;
      });
      return reading;
    },
    forget() {
      kept = null;
    },
  };
}
