import { Component, type ComponentType, type ReactNode, useContext, useMemo } from "react";
import { RootContext, RouteContext, RouteErrorContext, useRouter } from "./page.ts";

/** The whole document: the root's layout around the routes of the page. */
export function PageTree() {
  const { page, modules } = useRouter();
  const id = page.routes[0]?.id ?? "";
  const Layout = modules[id]?.Layout;
  const data = page.data[id];
  const root = useMemo(() => ({ id, data }), [id, data]);
  if (!Layout) throw new Error("the root route has no layout");
  return (
    <RootContext value={root}>
      <Layout>
        <RouteView index={0} />
      </Layout>
    </RootContext>
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
  const { default: View = Outlet, ErrorBoundary, handle } = modules[route.id] ?? {};
  const tell = (error: unknown) =>
    ErrorBoundary && (
      <RouteErrorContext value={error}>
        <ErrorBoundary />
      </RouteErrorContext>
    );
  // Another page of the same route begins anew; routes that load nothing (the office's) keep what was typed into them.
  const key = route.loads && index > 0 ? `${route.id} ${page.location.pathname}` : route.id;
  const props = { params: route.params, loaderData: page.data[route.id] };
  const failed = page.error?.route === route.id ? page.error : null;
  const Frame = failed ? undefined : (handle?.frame as ComponentType<FrameProps> | undefined);
  const drawn = failed ? tell(failed.value) : <View key={key} {...props} />;
  const view = Frame ? <Frame loaderData={props.loaderData}>{drawn}</Frame> : drawn;
  return (
    <RouteContext value={{ index, given }}>
      {ErrorBoundary ? (
        <Catch key={Frame ? "framed" : key} of={key} tell={tell}>
          {view}
        </Catch>
      ) : (
        view
      )}
    </RouteContext>
  );
}

interface FrameProps {
  readonly loaderData: unknown;
  readonly children: ReactNode;
}

interface CatchProps {
  /** Which page: what one of them threw says nothing of the next. */
  readonly of: string;
  readonly tell: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface CatchState {
  readonly of: string;
  readonly caught: { readonly error: unknown } | null;
}

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { of: this.props.of, caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ of }: CatchProps, state: CatchState): CatchState | null {
    return of === state.of ? null : { of, caught: null };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.tell(caught.error) : this.props.children;
  }
}
