import { createHash } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { changeWords } from "../../core/changed-words.ts";
import { drawDocument, drawPageFile } from "../browser/islands/draw-document.tsx";
import type { Router } from "../browser/navigation/page.ts";
import { modulesOf, pageOfContext } from "../browser/navigation/page-of-context.ts";
import { loadParts } from "../browser/part.tsx";
import { pageContext } from "../reading/page-context.ts";
import { messagesOf } from "../words/all.ts";
import { withSheetsInside } from "./sheets-inside.ts";

// The server runs outside of this bundle, so it must use this bundle's key of the page context and its copy of the
// words.
export { changeWords, pageContext };

/** Answers with the whole document, or with its file alone, for who comes from another page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  loaded: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { shop, nonce, report, note, parts, sheet, preview, payload } = loadContext.get(pageContext);
  // Documents serialise their page themselves.
  const { serverHandoffStream, ...context } = loaded;
  await serverHandoffStream?.cancel();
  const page = pageOfContext(loaded, shop);
  const still = { type: "POP", navigate: () => {}, preload: async () => false } as const;
  const router: Router = { page, modules: modulesOf(loaded), ...still };
  // Of parts that came late; where the page's frame fails, the renderer ends with it, and `handleError` hears of it.
  const faults: unknown[] = [];
  const began = performance.now();
  // Islands are drawn at once, which cannot wait for a part.
  await loadParts();
  const options = {
    tree: <ServerRouter context={context} url={request.url} nonce={nonce} />,
    router,
    nonce,
    files: parts,
    locale: shop.locale,
    messages: messagesOf(shop.locale),
    prefix: prefixOf(page.location.pathname),
    isOneIsland: preview !== null,
    development: loaded.manifest.hmr?.runtime,
    draw: (tree: ReactNode) => renderWhole(tree, nonce, (error) => void faults.push(error)),
  };
  // An error comes as a document.
  if (payload) return Response.json(page.error ? {} : await drawPageFile(options), { status, headers });
  const drawn = await drawDocument(options);
  for (const error of faults) report(error);
  const code = faults.length > 0 ? 500 : status;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // An error page is logged by the name operators watch for (chrome document, section 8).
  if (code >= 400) note("nuxt-error-page-encountered", { status: code });
  note("nuxt-ssr-render-time", { ms: Math.round(performance.now() - began) });
  return new Response(sheet === null ? drawn : withSheetsInside(drawn, sheet, nonce), { status: code, headers });
}

/** Short, and another for most other pages: identifiers of two pages meet in one document. */
const prefixOf = (pathname: string): string =>
  `p${createHash("sha1").update(pathname).digest("base64url").slice(0, 4)}-`;

/** Renders the whole document before the first byte leaves: pages are cached, hashed for the CSP and compressed. */
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

/** What loaders throw, except answers such as 404. */
export const handleError: HandleErrorFunction = (error, { context }) => context.get(pageContext).report(error);
