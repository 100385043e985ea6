import { cut } from "../../../core/cut-text.ts";
import type { BrowserLogName, LogLevel } from "../../../core/log-names.ts";
import type { BrowserLogEntry } from "../../../services/browser-log/contract.ts";

/** As the contract's, whose schemas no page should load for two numbers; a test compares them. */
export const limits = { mostOfBatch: 20, longestDetail: 600 } as const;
/** Entries of one document: who has more wrong has one thing wrong many times. */
export const mostPerPage = 40;
/** Milliseconds until what was said is sent. */
const wait = 5_000;

export type LogDetails = Readonly<Record<string, string | number | boolean>>;

/** Collects events and passes them on in batches: repeated ones are counted, and a page has a limit. */
export function createBatches(send: (entries: readonly BrowserLogEntry[]) => void) {
  let pending = new Map<string, BrowserLogEntry>();
  let left = mostPerPage;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size === 0) return;
    const entries = [...pending.values()];
    pending = new Map();
    send(entries);
  }

  return {
    add(name: BrowserLogName, level: LogLevel, details: LogDetails): void {
      const entry = { name, level, details: cleaned(details) };
      const key = JSON.stringify(entry);
      const times = pending.get(key)?.times ?? 0;
      if (times === 0 && left-- <= 0) return;
      pending.set(key, { ...entry, times: Math.min(times + 1, 10_000) });
      if (pending.size >= limits.mostOfBatch) flush();
      else timer ??= setTimeout(flush, wait);
    },
    flush,
  };
}

/** Addresses lose their host, which says nothing, and their query, which may name people. */
const cleaned = (details: LogDetails): LogDetails =>
  Object.fromEntries(
    Object.entries(details).map(([key, value]) => [
      key,
      typeof value === "string" ? cut(withoutQueries(value), limits.longestDetail) : value,
    ]),
  );

const withoutQueries = (text: string): string =>
  text.replaceAll(/https?:\/\/[^\s/?#"'()]+/g, "").replaceAll(/[?#][^\s"'():]+/g, "");
