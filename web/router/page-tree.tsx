import { Component, type ReactNode, useContext } from "react";
import { RouteContext, RouteErrorContext, useRouter } from "./page.ts";

/** The whole document: the root's layout around the routes of the page. */
export function PageTree() {
  const { page, modules } = useRouter();
  const Layout = modules[page.routes[0]?.id ?? ""]?.Layout;
  if (!Layout) throw new Error("the root route has no layout");
  return (
    <Layout>
      <RouteView index={0} />
    </Layout>
  );
}

/** The route inside of the one that draws this. */
export function Outlet({ context }: { readonly context?: unknown }) {
  return <RouteView index={useContext(RouteContext).index + 1} given={context} />;
}

function RouteView({ index, given }: { readonly index: number; readonly given?: unknown }) {
  const { page, modules } = useRouter();
  const route = page.routes[index];
  if (!route) return null;
  const { default: View = Outlet, ErrorBoundary } = modules[route.id] ?? {};
  const tell = (error: unknown) =>
    ErrorBoundary && (
      <RouteErrorContext value={error}>
        <ErrorBoundary />
      </RouteErrorContext>
    );
  // Another page of the same route begins anew; routes that load nothing (the office's) keep what was typed into them.
  const key = route.loads && index > 0 ? `${route.id} ${page.location.pathname}` : route.id;
  const props = { params: route.params, loaderData: page.data[route.id] };
  const view = page.error?.route === route.id ? tell(page.error.value) : <View key={key} {...props} />;
  return (
    <RouteContext value={{ index, given }}>
      {ErrorBoundary ? (
        <Catch key={key} tell={tell}>
          {view}
        </Catch>
      ) : (
        view
      )}
    </RouteContext>
  );
}

interface CatchProps {
  readonly tell: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

class Catch extends Component<CatchProps, { readonly caught: { readonly error: unknown } | null }> {
  override state = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const caught: { readonly error: unknown } | null = this.state.caught;
    return caught ? this.props.tell((caught as { readonly error: unknown }).error) : this.props.children;
  }
}
