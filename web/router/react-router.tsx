/**
 * What the bundle finds under the name `react-router` (`vite.config.ts`): the few of its names that our components say, drawn from one
 * page at a time. React Router itself makes the bundle and loads the data on the server; its own browser part, a third of all script
 * on a page, stays at home (docs/decisions/0055-our-own-router-in-the-browser.md). Types are React Router's.
 */
import { type ComponentType, useCallback, useContext, useMemo } from "react";
import {
  type NavigateOptions,
  PendingContext,
  RootContext,
  RouteContext,
  RouteErrorContext,
  useRouter,
} from "./page.ts";

export { createContext, data, isRouteErrorResponse, redirect } from "react-router";
export { Links, Meta } from "./page-head.tsx";
export { Outlet } from "./page-tree.tsx";

/** The build wraps the components of route modules in these; ours get their data where they are drawn. */
const asItIs = <Props,>(component: ComponentType<Props>): ComponentType<Props> => component;

export { asItIs as UNSAFE_withComponentProps, asItIs as UNSAFE_withErrorBoundaryProps };

export const useLocation = () => useRouter().page.location;
export const useNavigate = () => useRouter().navigate;
export const useNavigationType = () => useRouter().type;
export const useNavigation = () => ({ state: useContext(PendingContext) ? "loading" : "idle" });
export const useRouteError = (): unknown => useContext(RouteErrorContext);
export const useOutletContext = (): unknown => useContext(RouteContext).given;

export function useRouteLoaderData(id: string): unknown {
  const root = useContext(RootContext);
  if (root?.id !== id) throw new Error(`${id} is not the root, which alone is told to all`);
  return root.data;
}

export const useParams = () => useRouter().page.routes[useContext(RouteContext).index]?.params ?? {};

export function useMatches() {
  const { page } = useRouter();
  return page.routes.map(({ id, params }) => ({ id, params, loaderData: page.data[id] }));
}

export function useSearchParams() {
  const { page, navigate } = useRouter();
  const { search } = page.location;
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (next: URLSearchParams, options?: NavigateOptions) => navigate(`?${next}`, options),
    [navigate],
  );
  return [query, set] as const;
}

/** @param pattern a whole path with places to fill: `/office/orders/:id` */
export function useMatch(pattern: string): { readonly params: Readonly<Record<string, string>> } | null {
  const { pathname } = useRouter().page.location;
  return useMemo(() => {
    const found = new RegExp(`^${pattern.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`).exec(pathname);
    if (!found) return null;
    const given = Object.entries(found.groups ?? {});
    return { params: Object.fromEntries(given.map(([name, value]) => [name, decodeURIComponent(value)])) };
  }, [pattern, pathname]);
}
