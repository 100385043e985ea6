import { createHash } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { handOver } from "./hand-over.ts";
import { drawDocument, drawPageFile } from "./islands/draw-document.tsx";
import { messagesOf } from "./messages/all.ts";
import { MessagesProvider } from "./messages/context.tsx";
import { notingParts } from "./messages/used-parts.ts";
import { NonceContext } from "./nonce.ts";
import { pageContext } from "./page-context.ts";
import { loadParts, PartsContext } from "./part.tsx";
import { type Page, type Router, RouterContext } from "./router/page.ts";
import { modulesOf, pageOfContext, scriptsOf } from "./router/page-of-context.ts";
import { PageTree } from "./router/page-tree.tsx";
import { withSheetsInside } from "./sheets-inside.ts";

// The server runs outside of this bundle and must use this bundle's key to hand over the page context.
export { pageContext };

/** Answers with the whole document, or with the data alone that it is drawn from, for who comes from another page. */
export default async function handleRequest(
  _request: Request,
  status: number,
  headers: Headers,
  loaded: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const given = loadContext.get(pageContext);
  const { shop, nonce, report, parts, sheet } = given;
  // An error page is logged by the name operators watch for (chrome document, section 8).
  const encountered = (shown: number) => {
    if (shown >= 400) given.note("nuxt-error-page-encountered", { status: shown });
  };
  // Ours is handed over in one piece.
  await loaded.serverHandoffStream?.cancel();
  const page = pageOfContext(loaded, shop);
  const { messages, used } = notingParts(messagesOf(shop.locale));
  const still = { type: "POP", navigate: () => {}, preload: async () => false } as const;
  const router: Router = { page, modules: modulesOf(loaded), ...still };
  if (isDocument(router)) {
    const faults: unknown[] = [];
    const began = performance.now();
    if (parts !== null) await loadParts();
    const options = {
      ...{ tree: <PageTree />, locale: shop.locale, messages: messagesOf(shop.locale), router, nonce, files: parts },
      prefix: prefixOf(page.location.pathname),
      isOneIsland: given.preview !== null,
      draw: (tree: ReactNode) => renderWhole(tree, nonce, (error) => void faults.push(error)),
    };
    // An error comes as a document.
    if (given.payload) return Response.json(page.error ? {} : await drawPageFile(options), { status, headers });
    const drawn = await drawDocument(options);
    for (const error of faults) report(error);
    const code = faults.length > 0 ? 500 : status;
    headers.set("Content-Type", "text/html; charset=utf-8");
    encountered(code);
    given.note("nuxt-ssr-render-time", { ms: Math.round(performance.now() - began) });
    return new Response(sheet === null ? drawn : withSheetsInside(drawn, sheet, nonce), { status: code, headers });
  }
  if (given.payload) return Response.json(withoutRoot(page), { status, headers });
  // Of parts that came late; where the page's frame fails, the renderer ends with it, and `handleError` hears of it.
  const failures: unknown[] = [];
  const begun = performance.now();
  const shown = new Set<string>();
  // In development each would have to be made first; there a part may come late.
  if (parts !== null) await loadParts();
  const html = await renderWhole(
    <MessagesProvider locale={shop.locale} messages={messages}>
      <PartsContext value={{ files: parts, shown: (source) => shown.add(source) }}>
        <NonceContext value={nonce}>
          <RouterContext value={router}>
            <PageTree />
          </RouterContext>
        </NonceContext>
      </PartsContext>
    </MessagesProvider>,
    nonce,
    (error) => void failures.push(error),
  );
  for (const error of failures) report(error);
  const rendered = failures.length > 0 ? 500 : status;
  headers.set("Content-Type", "text/html; charset=utf-8");
  encountered(rendered);
  given.note("nuxt-ssr-render-time", { ms: Math.round(performance.now() - begun) });
  const scripts = scriptsOf(loaded, page);
  const before = loaded.manifest.hmr?.runtime;
  const markup = handOver({ page, locale: shop.locale, said: used, shown, scripts, before, nonce, files: parts });
  const whole = withHandOver(sheet === null ? html : withSheetsInside(html, sheet, nonce), markup);
  return new Response(whole, { status: rendered, headers });
}

/** Pages whose route says so; of an error the one that tells it. */
const isDocument = ({ page, modules }: Router): boolean =>
  modules[page.error?.route ?? page.routes.at(-1)?.id ?? ""]?.handle?.document === true;

/** Short, and another for most other pages: identifiers of two pages meet in one document. */
const prefixOf = (pathname: string): string =>
  `p${createHash("sha1").update(pathname).digest("base64url").slice(0, 4)}-`;

/** Renders the whole document before the first byte leaves: pages are cached, hashed for the CSP and compressed whole. */
function renderWhole(document: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      // Else what is long comes hidden, for a script to put into its place: a blank page without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        pipe(body);
        resolve(text(body));
      },
      onShellError: reject,
      onError,
    });
  });
}

/** None of it changes while a document is open (`web/root.tsx`). */
function withoutRoot({ data, ...page }: Page): Page {
  const { root: _, ...own } = data;
  return { ...page, data: own };
}

/** Last in the body, after everything that can be seen. */
function withHandOver(html: string, markup: string): string {
  const end = html.lastIndexOf("</body>");
  return html.slice(0, end) + markup + html.slice(end);
}

/** What loaders throw, except answers such as 404. */
export const handleError: HandleErrorFunction = (error, { context }) => context.get(pageContext).report(error);
