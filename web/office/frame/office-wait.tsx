import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useOfficeMessages } from "../messages.ts";
import "./office-frame.css";
import "./sidebar.css";

/** The office's outline while it is not yet known who came, or while the room is on its way. */
export const OfficeWait = () => (
  <Loading label={useOfficeMessages().frame.loading}>
    <div className="office">
      <div className="sidebar" />
      <div className="office-wait">
        <Skeleton width="14rem" height="2rem" />
      </div>
    </div>
  </Loading>
);
