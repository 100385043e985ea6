import type { Config } from "../platform/config/config.ts";
import { flagsPath } from "../services/flags/contract.ts";
import type { FlagClientSettings } from "../services/treatments/contract.ts";

/** Hosts of the real service, as its clients know them. */
const splitHosts = ["sdk", "events", "auth", "streaming", "telemetry"].map((name) => `https://${name}.split.io`);

/** Address of the flag service: for this process, for browsers, and for the policy of pages. */
export function flagServiceOf({ flags, listen, port }: Config): {
  /** Prefix of addresses; null: the client knows them. */
  readonly forServer: string | null;
  /** Null: browsers open no client. */
  readonly forBrowser: FlagClientSettings | null;
  /** Origins beside our own. */
  readonly hosts: readonly string[];
} {
  const { service, clientKey: key } = flags;
  const forBrowser = (url: string | null) => (key === null ? null : { key, url });
  if (service === "split") return { forServer: null, forBrowser: forBrowser(null), hosts: splitHosts };
  if (service !== "embedded")
    return { forServer: service, forBrowser: forBrowser(service), hosts: [new URL(service).origin] };
  // This very process, by the way that needs no name and no certificate.
  const host = listen === null ? "127.0.0.1" : listen.includes(":") ? `[${listen}]` : listen;
  return { forServer: `http://${host}:${port}${flagsPath}`, forBrowser: forBrowser(flagsPath), hosts: [] };
}
