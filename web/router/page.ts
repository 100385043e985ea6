import { type ComponentType, createContext, type ReactNode, useContext } from "react";

/** A route of a page, from the root inwards. */
export interface PageRoute {
  readonly id: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Address of its module in the bundle. */
  readonly module: string;
  readonly styles: readonly string[];
  /** Whether the server loads something for it. */
  readonly loads: boolean;
}

export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What a page is drawn from: the server hands it over with the document, and as a file for who comes from another page. */
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

/** What a route module says to the browser. */
export interface RouteModule {
  readonly default?: ComponentType<object>;
  readonly Layout?: ComponentType<{ children: ReactNode }>;
  readonly ErrorBoundary?: ComponentType<object>;
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

export interface ShownPage {
  readonly page: Page;
  readonly modules: RouteModules;
  readonly type: NavigationType;
}

export interface Router extends ShownPage {
  /** Another page is on its way. */
  readonly pending: boolean;
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

/** Which of the page's routes draws, and what the one outside hands to it. */
export const RouteContext = createContext<{ readonly index: number; readonly given?: unknown }>({ index: -1 });

/** What the nearest route that tells errors has to tell. */
export const RouteErrorContext = createContext<unknown>(undefined);
