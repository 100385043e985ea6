import { logEvent } from "../platform/log/events.ts";
import type { Log } from "../platform/log/log.ts";
import type { PageContext } from "../web/reading/page-context.ts";

/** Logs events of a page's render, always with the page's path. */
export const pageNotes = (log: Log, path: string): Pick<PageContext, "note" | "report"> => ({
  note: (event, details) => logEvent(log, event, { ...details, path }),
  report: (error) => logEvent(log, "hybrid-ssr-error", { err: error, path }),
});
