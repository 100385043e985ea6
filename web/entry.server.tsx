import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { handOver } from "./hand-over.ts";
import { messagesOf } from "./messages/all.ts";
import { MessagesProvider } from "./messages/context.tsx";
import { notingParts } from "./messages/used-parts.ts";
import { NonceContext } from "./nonce.ts";
import { pageContext } from "./page-context.ts";
import { PartFilesContext } from "./part.tsx";

// The server runs outside of this bundle and must use this bundle's key to hand over the page context.
export { pageContext };

/** Renders the whole document before the first byte leaves: pages are cached, hashed for the CSP and compressed whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { shop, nonce, report, parts } = loadContext.get(pageContext);
  const { messages, used } = notingParts(messagesOf(shop.locale));
  let rendered = status;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <MessagesProvider locale={shop.locale} messages={messages}>
        <PartFilesContext value={parts}>
          <NonceContext value={nonce}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </NonceContext>
        </PartFilesContext>
      </MessagesProvider>,
      {
        nonce,
        // Else what is long comes hidden, for a script to put into its place: a blank page without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough();
          pipe(body);
          resolve(text(body));
        },
        onShellError: reject,
        onError(error) {
          rendered = 500;
          report(error);
        },
      },
    );
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(withHandOver(html, handOver(shop.locale, used, parts)), { status: rendered, headers });
}

/** Last in the body, after everything that can be seen. */
function withHandOver(html: string, markup: string): string {
  const end = html.lastIndexOf("</body>");
  return html.slice(0, end) + markup + html.slice(end);
}

/** What loaders throw, except answers such as 404. */
export const handleError: HandleErrorFunction = (error, { context }) => context.get(pageContext).report(error);
