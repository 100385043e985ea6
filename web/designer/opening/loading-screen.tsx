import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useMessages } from "../../words/context.tsx";
import "./screen.css";

/** The editor's outline in its final measures while the design is being opened. */
export function LoadingScreen() {
  const t = useMessages().designer.opening;
  return (
    <Loading label={t.loading}>
      <div className="designer-loading">
        <div className="designer-loading-bar">
          <Skeleton width="12rem" />
          <Skeleton width="8rem" height="2.75rem" />
        </div>
        <div className="designer-loading-column" />
        <div className="designer-loading-column">
          <Skeleton width="5rem" />
          <Skeleton height="5.25rem" />
          <Skeleton ratio="3 / 2" />
        </div>
        <div className="designer-loading-stage">
          <div className="designer-loading-frame" />
        </div>
        <div className="designer-loading-column">
          <Skeleton width="6rem" />
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
        </div>
        <div className="designer-loading-foot">
          <Skeleton width="14rem" />
          <Skeleton width="11rem" height="3.25rem" />
        </div>
      </div>
    </Loading>
  );
}
