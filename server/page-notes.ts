import { logEvent } from "../platform/log/events.ts";
import type { Log } from "../platform/log/log.ts";
import type { PageContext } from "../web/page-context.ts";

/** How what happens while a page is made comes into the log: always with the path of the page. */
export const pageNotes = (log: Log, path: string): Pick<PageContext, "note" | "report"> => ({
  note: (event, details) => logEvent(log, event, { ...details, path }),
  report: (error) => logEvent(log, "hybrid-ssr-error", { err: error, path }),
});
