import { getRequestListener } from "@hono/node-server";
import { createContext, type ServerBuild } from "react-router";
import { vi } from "vitest";
import { createApi } from "../core/http/api.ts";
import { shopOf } from "../core/shop.ts";
import type { PageContext } from "../web/reading/page-context.ts";
import { createPageCache } from "./page-cache.ts";
import { createPages, type PagesOptions } from "./pages.ts";

// The server puts an answer of its own in the place of Node's, which cannot do all that Node's can.
getRequestListener(() => new Response());

const pageContext = createContext<PageContext>();
type Loader = (args: { request: Request; given: PageContext }) => unknown;

/** A bundle whose every page writes what its loader was asked. */
function bundle(loader: Loader): ServerBuild {
  const route = (id: string, path: string, module: object) => ({
    id,
    path,
    module: { default: () => null, ...module },
  });
  const asked = ({ request, context }: { request: Request; context: { get(key: typeof pageContext): PageContext } }) =>
    loader({ request, given: context.get(pageContext) });
  const headers = ({ loaderHeaders, errorHeaders }: { loaderHeaders: Headers; errorHeaders?: Headers }) =>
    errorHeaders ?? loaderHeaders;
  return {
    entry: {
      module: {
        pageContext,
        changeWords: () => {},
        handleError: (error: unknown, { context }: { context: { get(key: typeof pageContext): PageContext } }) =>
          context.get(pageContext).report(error),
        default: (_request: Request, status: number, sent: Headers, context: object, loadContext: never) => {
          const given = (loadContext as { get(key: typeof pageContext): PageContext }).get(pageContext);
          const { nonce } = given;
          const { loaderData } = (context as { staticHandlerContext: { loaderData: object } }).staticHandlerContext;
          if (given.payload) return Response.json(loaderData, { status, headers: sent });
          sent.set("content-type", "text/html; charset=utf-8");
          return new Response(`<p>${JSON.stringify(loaderData)}</p><script nonce="${nonce}">1</script>`, {
            status,
            headers: sent,
          });
        },
      },
    },
    routes: {
      root: route("root", "", {}),
      page: { ...route("page", "*", { loader: asked, headers }), parentId: "root" },
    },
    assets: { version: "1", url: "", entry: { module: "", imports: [] }, routes: {} },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}

/** Pages of a bundle whose every page writes what its loader was asked. */
export function pagesOf(
  loader: Loader,
  options: Partial<PagesOptions> = {},
  { api = createApi(fetch, "") }: Partial<Pick<PageContext, "api">> = {},
) {
  const { cache = createPageCache(1_000_000) } = options;
  const report = vi.fn();
  const built = bundle(loader);
  const context = {
    shop: shopOf("poster", "de-DE"),
    hosts: {},
    origins: { poster: {}, card: {} },
    cardsFolder: "cards",
    teamHost: null,
    chatScript: null,
    flagClient: null,
    tagManager: null,
    parts: null,
    shell: [],
    sheet: null,
    api,
    note: () => {},
    report,
  };
  const page = createPages({
    build: async () => built,
    mode: "production",
    cache,
    headers: { "strict-transport-security": "max-age=1" },
    visitOf: () => ({ key: null, decide: () => "off", cookies: () => [] }),
    targetOf: () => ({ origin: "https://shop.example", context }),
    ...options,
  });
  const uses: string[] = [];
  const get = (path: string, init?: RequestInit) =>
    page(new Request(`http://10.0.0.7${path}`, init), (how) => uses.push(how));
  return { get, cache, report, uses };
}
