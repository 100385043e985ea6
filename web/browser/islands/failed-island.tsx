import { Component, lazy, type ReactNode, Suspense } from "react";
import { loadFailedView } from "./failed-view.ts";

/** Loaded where something fails. */
const FailedPart = lazy(loadFailedView);

interface CatchIslandProps {
  /** What the server drew was something; an island of nothing fails unseen. */
  readonly isSeen: boolean;
  /** It has the page's heading. */
  readonly isPage: boolean;
  readonly children: ReactNode;
}

interface CatchIslandState {
  readonly caught: { readonly error: unknown } | null;
}

/** Replaces an island that fails in the browser: says so, and offers to reload; the others go on. */
export class CatchIsland extends Component<CatchIslandProps, CatchIslandState> {
  override state: CatchIslandState = { caught: null };

  static getDerivedStateFromError(error: unknown): CatchIslandState {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { isSeen, isPage, children } = this.props;
    const { caught } = this.state;
    if (caught === null) return children;
    return (
      isSeen && (
        <Suspense fallback={null}>
          <FailedPart error={caught.error} isPage={isPage} />
        </Suspense>
      )
    );
  }
}
