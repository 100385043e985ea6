import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useMessages } from "../../words/context.tsx";

/** The place of an order while it is fetched. */
export function OrderSkeleton() {
  const t = useMessages().order;
  return (
    <Loading label={t.loading}>
      <h1 className="visually-hidden">{t.title}</h1>
      <div className="order">
        <div>
          <Skeleton width="9rem" />
          <Skeleton width="80%" height="3.5rem" />
          <div className="order-lead">
            <Skeleton width="90%" />
            <Skeleton width="60%" />
          </div>
          <Skeleton height="4.5rem" />
          <div className="order-block">
            <Skeleton height="10rem" />
          </div>
        </div>
        <div className="order-side">
          <Skeleton height="22rem" />
        </div>
      </div>
    </Loading>
  );
}
