import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useOfficeMessages } from "../messages.ts";

/** An order that is coming, in its final shape. */
export function OrderWait() {
  return (
    <Loading label={useOfficeMessages().order.loading}>
      <div className="order-body order-wait">
        <Skeleton width="60%" height="1.75rem" />
        <Skeleton height="3.5rem" />
        <div className="order-wait-line">
          <Skeleton ratio="3 / 2" />
          <div>
            <Skeleton width="80%" />
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </div>
        </div>
        <Skeleton height="12rem" />
      </div>
    </Loading>
  );
}
