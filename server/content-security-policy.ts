import { createHash } from "node:crypto";

/** Hash sources of a page's own scripts and style elements. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Replaces the nonce of a rendered page by hashes, so that the page can be cached. Only scripts and styles that the
 * renderer marked are allowed, and the mark is removed. Source: CSP Level 3, hash-source.
 */
export function hashInline(html: string, nonce: string): { html: string; sources: InlineSources } {
  const mark = ` nonce="${nonce}"`;
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  for (const [, name, attributes, body] of html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (!(attributes?.includes(mark) && body)) continue;
    const source = `'sha256-${createHash("sha256").update(body).digest("base64")}'`;
    (name === "style" ? styles : scripts).add(source);
  }
  return { html: html.replaceAll(mark, ""), sources: { scripts: [...scripts], styles: [...styles] } };
}

/** Hosts outside that a page may need, by configuration. */
export interface OutsideHosts {
  /** Targets of forms: payment. */
  readonly forms?: readonly string[];
  /** Sources of contents' pictures. */
  readonly pictures?: readonly string[];
  /** Those of scripts from outside (chat, tag manager), and what these load, ask and frame. */
  readonly scripts?: readonly string[];
  /** Addresses that the browser client of an outside flag service requests. */
  readonly flags?: readonly string[];
  /** Visual editors that may frame the page; absent: none. */
  readonly frames?: readonly string[] | undefined;
  /** Pages that this page may frame: the office's visual editor shows pages of all countries. */
  readonly framed?: readonly string[] | undefined;
}

/** The policy of every page: nothing from elsewhere, except where the configuration names a host. */
export function contentSecurityPolicy(
  own: InlineSources,
  { forms = [], pictures = [], frames = [], framed = [], scripts = [], flags = [] }: OutsideHosts = {},
): string {
  const outside = scripts.join(" ");
  const sockets = scripts.map((origin) => origin.replace(/^http/, "ws")).join(" ");
  return [
    `default-src 'self' ${outside}`.trim(),
    `script-src 'self' 'wasm-unsafe-eval' ${own.scripts.join(" ")} ${outside}`.trim(),
    // React writes style attributes (frame colours, shapes to scale); the one style element is the page's own sheets.
    `style-src 'self' ${own.styles.join(" ")}`.trim(),
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
