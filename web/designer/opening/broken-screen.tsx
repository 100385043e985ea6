import { FailedScreen } from "./failed-screen.tsx";

/** A design whose parts do not fit each other: a newer or an older release of the shop may read it. */
export const BrokenScreen = () => (
  <FailedScreen why="unreadable" path={location.pathname} onRetry={() => location.reload()} />
);
