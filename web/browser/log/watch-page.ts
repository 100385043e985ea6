import { consentFor } from "../consent-store.ts";
import { log } from "./log.ts";

export { log };

/** Lines of a stack that are told: where it happened and who asked for it. */
const stackLines = 5;
/** Of pages whose first picture is timed. */
const share = 0.05;

const linesOf = (fault: Error): string =>
  (fault.stack ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^at |@/.test(line))
    .slice(0, stackLines)
    .map((line) => line.slice(0, 110))
    .join("\n");

const saidBy = (fault: unknown): string =>
  fault instanceof Error
    ? `${fault.name}: ${fault.message}`.slice(0, 300)
    : typeof fault === "string"
      ? fault.slice(0, 200)
      : typeof fault;

/**
 * What an exception says, without values of the page; a stack in a few lines. Where it was brought about by another,
 * that one is told, too: what React recovers from is an error of its own, and only its cause says what happened.
 */
export function faultDetails(fault: unknown): Readonly<Record<string, string>> {
  if (!(fault instanceof Error)) return { message: saidBy(fault) };
  const { cause } = fault;
  return {
    message: saidBy(fault),
    stack: linesOf(fault),
    ...(cause !== undefined && { cause: saidBy(cause) }),
    ...(cause instanceof Error && { causeStack: linesOf(cause) }),
  };
}

/**
 * Tells of what goes wrong on a page from here on: exceptions that nobody caught, promises, pictures that do not come,
 * parts of the bundle. A sample of pages tells how long the first picture took, of visitors who agreed to statistics:
 * that is no fault. Browser only.
 *
 * @param random between 0 and 1: which pages are in the sample
 */
export function watchPage(random: () => number = Math.random): void {
  // Faults of pictures do not bubble, they are heard on the way down.
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (target instanceof HTMLImageElement)
        log("nuxt-image-error", "warn", { picture: target.currentSrc || target.src });
      // A script of another site says nothing but that.
      else if (event instanceof ErrorEvent && event.message !== "Script error.")
        log("browser-error", "error", faultDetails(event.error ?? event.message));
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => log("browser-rejection", "error", faultDetails(reason)));
  addEventListener("vite:preloadError", (event) =>
    log("chunk-load-error", "warn", faultDetails((event as Event & { readonly payload?: unknown }).payload)),
  );
  if (consentFor("shop-statistics") === "GRANTED" && random() < share) timeFirstPicture();
}

function timeFirstPicture(): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const loaded = () => {
    const src = picture?.currentSrc ?? "";
    const timing = performance.getEntriesByName(src)[0];
    if (timing) log("nuxt-image-loaded", "info", { picture: src, ms: Math.round(timing.duration) });
  };
  if (picture?.complete) loaded();
  else picture?.addEventListener("load", loaded, { once: true });
}
