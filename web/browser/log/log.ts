import type { BrowserLogName, LogLevel } from "../../../core/log-names.ts";
import { isLeftOn } from "../../../core/tracking-rules.ts";
import type { BrowserLogEntry, BrowserLogs } from "../../../services/browser-log/contract.ts";
import { createBatches, type LogDetails } from "./batches.ts";

const path = "/web-api/log";

/** Sends a batch that outlives the page, without cookies (beacons have them) and without the address's query. */
function send(entries: readonly BrowserLogEntry[]): void {
  const batch: BrowserLogs = { page: location.pathname.slice(0, 300), entries: [...entries] };
  const headers = { "content-type": "application/json" };
  const anonymous = { credentials: "omit", referrerPolicy: "origin" } as const;
  fetch(path, { method: "POST", headers, body: JSON.stringify(batch), keepalive: true, ...anonymous }).catch(() => {});
}

const { add, flush } = createBatches(send);

const isOn = (): boolean => isLeftOn(Object.fromEntries(new URLSearchParams(location.search)), "logging");

/**
 * Tells the shop that something happened, under a name that operators watch for. It says nothing of who it happened to:
 * no id, no query of an address, nothing that was typed. Sent later, together with others. Off where the address says
 * `logging=0`; does nothing on the server.
 *
 * @example log("help-chat-load-error", "warn", { seconds: 15 });
 */
export function log(name: BrowserLogName, level: LogLevel, details: LogDetails = {}): void {
  if (typeof document !== "undefined" && isOn()) add(name, level, details);
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush());
  addEventListener("pagehide", flush);
}
