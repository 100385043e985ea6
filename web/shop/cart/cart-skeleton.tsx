import "./cart.css";
import "./cart-line.css";
import "./cart-summary.css";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useMessages } from "../../words/context.tsx";

/** The place of two lines and their sum, in the size they will have. */
export function CartSkeleton() {
  const t = useMessages().cart;
  return (
    <Loading label={t.loading}>
      <p className="lead cart-lead">
        <Skeleton width="min(100%, 32rem)" />
      </p>
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
              <div className="cart-line-quantity">
                <Skeleton width="8rem" height="2.625rem" />
              </div>
              <div className="cart-line-price">
                <Skeleton width="4.5rem" />
              </div>
            </li>
          ))}
        </ul>
        <div className="cart-side">
          <div className="cart-summary">
            <Skeleton height="18rem" />
          </div>
        </div>
      </div>
    </Loading>
  );
}
