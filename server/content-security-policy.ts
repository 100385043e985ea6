import { createHash } from "node:crypto";

/**
 * Turns the nonce of a rendered page into hashes, so that the page can be cached: only the scripts the renderer marked
 * are allowed, and the mark itself leaves the page. Source: CSP Level 3, hash-source.
 */
export function hashScripts(html: string, nonce: string): { html: string; sources: string[] } {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  for (const [, attributes, body] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes?.includes(mark) && body)
      sources.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  return { html: html.replaceAll(mark, ""), sources: [...sources] };
}

/** Hosts outside that a page may need, by configuration. */
export interface OutsideHosts {
  /** Where forms may lead: payment. */
  readonly forms?: readonly string[];
  /** Where pictures of contents lie. */
  readonly pictures?: readonly string[];
  /** Those of scripts from outside (chat, tag manager), and what these load, ask and frame. */
  readonly scripts?: readonly string[];
  /** An outside flag service: what its client in browsers asks. */
  readonly flags?: readonly string[];
  /** Who may frame the page: visual editors; absent: nobody. */
  readonly frames?: readonly string[] | undefined;
  /** Whom the page may frame beside itself: the office's visual editor shows pages of all countries. */
  readonly framed?: readonly string[] | undefined;
}

/** The policy of every page: nothing from elsewhere, except where the configuration names a host. */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  { forms = [], pictures = [], frames = [], framed = [], scripts = [], flags = [] }: OutsideHosts = {},
): string {
  const outside = scripts.join(" ");
  const sockets = scripts.map((origin) => origin.replace(/^http/, "ws")).join(" ");
  return [
    `default-src 'self' ${outside}`.trim(),
    `script-src 'self' 'wasm-unsafe-eval' ${scriptSources.join(" ")} ${outside}`.trim(),
    // React writes style attributes (frame colours, shapes to scale); style elements stay forbidden.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' blob: data: ${pictures.join(" ")} ${outside}`.trim(),
    ["connect-src 'self' blob:", ...scripts, sockets, ...flags].filter(Boolean).join(" "),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-src 'self' ${framed.join(" ")} ${outside}`.trim(),
    `frame-ancestors ${frames.length > 0 ? frames.join(" ") : "'none'"}`,
    `form-action 'self' ${forms.join(" ")}`.trim(),
  ].join("; ");
}
