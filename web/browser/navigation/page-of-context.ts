import { type EntryContext, isRouteErrorResponse } from "react-router";
import type { Shop } from "../../../core/shop.ts";
import type { Page, RouteModules } from "./page.ts";

/** What React Router loaded on the server, as the page that is rendered and serialised. */
export function pageOfContext(
  { manifest, staticHandlerContext: loaded }: EntryContext,
  { channel, locale, platform }: Shop,
): Page {
  const { pathname, search } = loaded.location;
  return {
    shell: [manifest.version, channel, locale, platform].join(" "),
    location: { pathname, search, hash: "" },
    routes: loaded.matches.map(({ route: { id }, params }) => {
      const built = manifest.routes[id];
      if (!built) throw new Error(`the build has no route ${id}`);
      return { id, params, styles: (built.css ?? []).map(plain), loads: built.hasLoader };
    }),
    data: loaded.loaderData,
    error: Object.entries(loaded.errors ?? {}).map(([route, error]) => ({ route, value: asData(error) }))[0],
  };
}

/** An answer that a loader threw keeps its status; of anything else the browser learns nothing. */
function asData(error: unknown): object {
  if (!isRouteErrorResponse(error)) return {};
  const { status, statusText, data } = error;
  return { status, statusText, internal: true, data };
}

/** The modules of a page's routes on the server, where all are loaded. */
export const modulesOf = ({ routeModules }: EntryContext): RouteModules => routeModules as RouteModules;

/** The build marks sheets that come with several entries; it is the same sheet. */
const plain = (href: string): string => href.replace(/#$/, "");
