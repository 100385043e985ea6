import bowser from "bowser";
import { isbot } from "isbot";
import { createCache } from "../caches/cache.ts";

/** A request's device, as its User-Agent claims (specification, core document, section 3: device info). */
export interface Device {
  readonly kind: "mobile" | "tablet" | "desktop";
  /** Null for any other system. */
  readonly system: (typeof systems)[number] | null;
  /** `Safari`, `Chrome`, ...; empty where none is named. */
  readonly browser: string;
  readonly crawler: boolean;
  /** All of it in a log line: `crawler`, or `mobile iOS Safari`. */
  readonly words: string;
}

const systems = ["iOS", "Android", "Windows", "macOS"] as const;

/** Longer ones are no browser's, and would fill the memory of those that are known. */
const longest = 512;
/** Bowser makes a name of whatever an unknown agent begins with: anything at all, from a stranger. */
const browsers = new Set<string>(Object.values(bowser.BROWSER_MAP));
/** A few thousand spellings make up nearly all visits. */
const known = createCache<Device>("devices");

/** Reads a User-Agent header: a claim, good for logs and pages' hints, never for a right. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? "").slice(0, longest);
  const before = known.get(text);
  if (before) return before;
  const device = read(text);
  known.set(text, device, 2 * text.length + 200);
  return device;
}

function read(text: string): Device {
  // Bowser refuses an empty text; who names no browser is a program.
  if (text === "") return { kind: "desktop", system: null, browser: "", crawler: true, words: "crawler" };
  const { platform, os, browser: named } = bowser.parse(text);
  const { type } = platform;
  const kind = type === "mobile" || type === "tablet" ? type : "desktop";
  const system = systems.find((name) => name === os.name) ?? null;
  const browser = named.name !== undefined && browsers.has(named.name) ? named.name : "";
  const crawler = isbot(text);
  return {
    kind,
    system,
    browser,
    crawler,
    words: crawler ? "crawler" : [kind, system, browser].filter(Boolean).join(" "),
  };
}
