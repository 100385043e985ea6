import "./cart.css";
import "./cart-line.css";
import "./cart-summary.css";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useMessages } from "../../messages/context.tsx";

/** The place of two lines and their sum, in the size they will have. */
export function CartSkeleton() {
  const t = useMessages().cart;
  return (
    <Loading label={t.loading}>
      <div className="cart">
        <ul className="cart-lines">
          {[1, 2].map((line) => (
            <li key={line} className="cart-line">
              <Skeleton ratio="4 / 3" />
              <div className="cart-line-words">
                <Skeleton width="60%" />
                <Skeleton width="85%" />
                <Skeleton width="40%" />
              </div>
              <Skeleton width="8rem" height="2.625rem" />
              <Skeleton width="5rem" />
            </li>
          ))}
        </ul>
        <div className="cart-side">
          <div className="cart-summary">
            <Skeleton height="15rem" />
          </div>
        </div>
      </div>
    </Loading>
  );
}
