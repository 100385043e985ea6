import { type ReactNode, Suspense } from "react";
import { type EntryContext, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { shopOf } from "../core/shop.ts";
import { createLog } from "../platform/log/log.ts";
import handleRequest, { handleError, pageContext } from "../web/app/entry.server.tsx";
import type { PageContext } from "../web/reading/page-context.ts";
import { pageNotes } from "./page-notes.ts";

/** Draws a page as the server does, and reads what it wrote into the log. */
async function draw(View: () => ReactNode, status = 200) {
  const lines: string[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => void lines.push(line) } });
  const given = new RouterContextProvider();
  given.set(pageContext, {
    shop: shopOf("poster", "de-DE"),
    nonce: "",
    parts: null,
    sheet: null,
    payload: false,
    ...pageNotes(log, "/leinwanddruck"),
  } as unknown as PageContext);
  const Layout = ({ children }: { children: ReactNode }) => (
    <html lang="de">
      <body>{children}</body>
    </html>
  );
  const loaded = {
    routeModules: { root: { Layout, default: View } },
    future: {},
    isSpaMode: false,
    manifest: { version: "1", entry: { module: "", imports: [] }, routes: { root: { id: "root", path: "" } } },
    staticHandlerContext: {
      location: { pathname: "/leinwanddruck", search: "", hash: "" },
      loaderData: {},
      errors: null,
      matches: [{ route: { id: "root" }, params: {}, pathname: "/", pathnameBase: "/" }],
    },
  } as unknown as EntryContext;
  const request = new Request("http://shop.example/leinwanddruck");
  const [drawn] = await Promise.allSettled([handleRequest(request, status, new Headers(), loaded, given)]);
  const answer = drawn.status === "fulfilled" ? drawn.value : null;
  return {
    status: answer?.status,
    html: await answer?.text(),
    thrown: drawn.status === "rejected" ? drawn.reason : null,
    logged: () => lines.map((line) => JSON.parse(line)),
    tell: (error: unknown) => handleError(error, { request, params: {}, context: given } as never),
  };
}

// Named events (core document, section 8).
test("a page that is drawn says how long that took, by its path", async () => {
  const { status, html, logged } = await draw(() => <h1>Leinwand</h1>);
  expect([status, html]).toEqual([200, expect.stringContaining("<h1>Leinwand</h1>")]);
  expect(logged()).toMatchObject([{ level: "info", event: "nuxt-ssr-render-time", path: "/leinwanddruck" }]);
  expect(logged()[0].ms).toBeGreaterThanOrEqual(0);
});

const Failing = (): ReactNode => {
  throw new TypeError("no price of undefined");
};
const failed = {
  level: "error",
  event: "hybrid-ssr-error",
  path: "/leinwanddruck",
  err: { message: "no price of undefined" },
};

test("one of which a part fails is a 500 with what went wrong in the log, and a visitor who saw an error page", async () => {
  const { status, html, logged } = await draw(() => (
    <Suspense fallback={<p>gleich</p>}>
      <Failing />
    </Suspense>
  ));
  expect(status).toBe(500);
  expect(html).toContain("gleich");
  expect(logged()).toMatchObject([
    failed,
    { level: "warn", event: "nuxt-error-page-encountered", status: 500, path: "/leinwanddruck" },
    { event: "nuxt-ssr-render-time" },
  ]);
});

test("one that fails as a whole is told once, by whoever draws the error page in its place", async () => {
  const { thrown, logged, tell } = await draw(() => <Failing />);
  expect([thrown, logged()]).toMatchObject([{ message: "no price of undefined" }, []]);
  tell(thrown);
  expect(logged()).toMatchObject([failed]);
});

test("so did who asked for a page that is not there, and nothing failed", async () => {
  const { logged } = await draw(() => <h1>Nicht gefunden</h1>, 404);
  expect(logged().map(({ event, status }) => [event, status])).toEqual([
    ["nuxt-error-page-encountered", 404],
    ["nuxt-ssr-render-time", undefined],
  ]);
});
