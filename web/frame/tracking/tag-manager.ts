import { readTagManagerId } from "../../../core/tracking-rules.ts";
import type { TrackedEvent } from "../../../services/tracking/contract.ts";
import { consentFor, onConsent } from "../../browser/consent-store.ts";
import { log } from "../../browser/log/log.ts";
import { outsideScript } from "../../browser/outside-script.ts";
import { onTracked } from "./data-layer.ts";
import { poll } from "./poll.ts";

export interface TagManager {
  readonly id: string;
  /** Of the shop's own host, where the script is. */
  readonly subdomain: string;
}

/** What the script reads, and what it leaves behind once it runs. */
interface TagManagerWindow {
  dataLayer?: object[];
  google_tag_manager?: Readonly<Record<string, unknown>>;
}

/** Address of a tag manager's script: below the page's host, so first-party (chrome document, section 7). */
export function scriptAddress({ id, subdomain }: TagManager, { protocol, host }: Pick<Location, "protocol" | "host">) {
  // Google's tag of one property is another file than that of a container.
  const file = id.startsWith("GTM-") ? "gtm.js" : "gtag/js";
  return `${protocol}//${subdomain}.${host.replace(/^www\./, "")}/${file}?id=${id}`;
}

/**
 * Loads the tag manager and hands it all events of the page and those that follow, once its container answers; until
 * then they wait in memory. Without an answer within a minute nothing is handed over, and with an id that is none
 * nothing is loaded. Browser only, and only after consent; a withdrawal ends it.
 */
export function sendToTagManager(manager: TagManager, init: TrackedEvent | null): void {
  const known = readTagManagerId(manager.id);
  if (!known.ok) {
    log("tag-manager-id-invalid", "error", { message: known.error });
    return;
  }
  const window = globalThis as TagManagerWindow;
  const src = scriptAddress(manager, location);
  const waiting: TrackedEvent[] = [];
  let ready = false;
  const hand = (event: TrackedEvent) => {
    if (consentFor("tag-manager") !== "GRANTED") return;
    if (ready) window.dataLayer?.push(event);
    else waiting.push(event);
  };
  const end = onTracked(hand);
  // Loaded on a later page than the first: what each container begins with was said before.
  if (init && !waiting.some(({ event }) => event === "init")) waiting.unshift(init);
  window.dataLayer ??= [{ event: "gtm.js", "gtm.start": Date.now() }];
  const script = outsideScript(src, "tag-manager");
  const stop = () => {
    end();
    waiting.length = 0;
  };
  script.load().catch(stop);
  poll(() => window.google_tag_manager?.[manager.id] !== undefined).then((answers) => {
    if (!answers) return stop();
    ready = true;
    for (const event of waiting.splice(0)) hand(event);
  });
  onConsent(() => {
    if (consentFor("tag-manager") === "GRANTED") return;
    stop();
    script.remove();
  });
}
