import { createContext, useContext } from "react";

/** A route of a page, from the root inwards. */
export interface PageRoute {
  readonly id: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Style sheets of its module in the bundle; none in browsers. */
  readonly styles: readonly string[];
  /** Whether the server loads something for it. */
  readonly loads: boolean;
}

export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The data that a page is rendered from: serialised in the document, and as a file for client navigation. */
export interface Page {
  /** Pages of one shell can follow each other in one document: same version, channel, locale, platform. */
  readonly shell: string;
  readonly location: PageLocation;
  readonly routes: readonly PageRoute[];
  /** What the server loaded, by route. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What went wrong, and the route that tells it. */
  readonly error?: { readonly route: string; readonly value: unknown } | undefined;
}

/** What a route module says of its page. */
export interface RouteModule {
  readonly meta?: (args: object) => readonly object[];
  readonly shouldRevalidate?: (args: object) => boolean;
}

export type RouteModules = Readonly<Record<string, RouteModule>>;

/** How one came to a page: from outside or through the history, by a new entry of it, or in place of the one before. */
export type NavigationType = "POP" | "PUSH" | "REPLACE";

export interface NavigateOptions {
  readonly replace?: boolean;
  /** The page stays where it is scrolled to, and the focus where it is. */
  readonly preventScrollReset?: boolean;
  /** The address may be of another site. */
  readonly external?: boolean;
}

export type Navigate = (to: string, options?: NavigateOptions) => void;

export interface LoadedPage {
  readonly page: Page;
}

export interface Router extends LoadedPage {
  /** Of its routes, by id; none in browsers. */
  readonly modules: RouteModules;
  readonly type: NavigationType;
  readonly navigate: Navigate;
  /** Fetches what a page is drawn from before it is asked for; false: that page comes as a document. */
  readonly preload: (address: string) => Promise<boolean>;
}

export const RouterContext = createContext<Router | null>(null);

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error("no router above this component");
  return router;
}

/** The page that is shown, at its address. */
export const usePage = (): Page => useRouter().page;

/** What the server loaded for a page, from its root inwards. */
export const loadedFor = ({ routes, data }: Page): readonly unknown[] => routes.map(({ id }) => data[id]);

/** The server's data for the root; the same while the document is open, so readers do not render for each page. */
export const RootContext = createContext<{ readonly id: string; readonly data: unknown } | null>(null);

/** What the server loaded for the root (`web/app/root.tsx`); undefined where that failed. */
export const useLoadedRoot = (): unknown => useContext(RootContext)?.data;

/** What went wrong with the page, for the route that tells it. */
export const usePageError = (): unknown => usePage().error?.value;

/** An answer that a loader gave in place of a page. */
export interface RefusedPage {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
}

/** Whether what went wrong is an answer of a loader, and no mistake. */
export const isRefused = (error: unknown): error is RefusedPage =>
  typeof error === "object" && error !== null && "status" in error && "statusText" in error && "data" in error;
