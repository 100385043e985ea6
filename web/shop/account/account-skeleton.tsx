import "./account.css";
import "../../frame/login/customer-form.css";
import "./lists.css";
import type { ReactNode } from "react";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useMessages } from "../../words/context.tsx";

/** The place of both forms, in their shapes: nobody knows yet who looks. */
export function FormsSkeleton() {
  const t = useMessages().account;
  return (
    <Loading label={t.loading}>
      <div className="lead">
        <Skeleton width="min(100%, 34rem)" />
        <Skeleton width="min(90%, 30rem)" />
      </div>
      <div className="account-forms">
        <FormShape fields={2}>
          <Skeleton width="11rem" />
          <Skeleton width="90%" />
        </FormShape>
        <FormShape fields={4} />
      </div>
    </Loading>
  );
}

const FormShape = ({ fields, children }: { readonly fields: number; readonly children?: ReactNode }) => (
  <section>
    <div className="account-shape-title">
      <Skeleton width="9rem" height="1.5rem" />
    </div>
    <div className="customer-form">
      {places(fields).map((field) => (
        <div key={field}>
          <Skeleton width="5rem" />
          <Skeleton height="3.125rem" />
        </div>
      ))}
      {children}
      <div className="account-shape-button">
        <Skeleton height="3.25rem" />
      </div>
    </div>
  </section>
);

/** How a list looks from afar: lines of words, or pictures with words below. */
export type ListShape = "rows" | "tiles";

/** Placeholders of lists in their shapes; at least a viewport high, so that nothing visible moves. */
export function ListsSkeleton({ shapes }: { readonly shapes: readonly ListShape[] }) {
  const t = useMessages().account;
  return (
    <div className="lists-on-the-way">
      <Loading label={t.loading}>
        {shapes.map((shape, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of lists, which have no other name
          <div key={at} className="account-list">
            <div className="account-shape-title">
              <Skeleton width="11rem" height="1.5rem" />
            </div>
            {shape === "rows" ? places(3).map((row) => <RowShape key={row} />) : <TilesShape />}
          </div>
        ))}
      </Loading>
    </div>
  );
}

const RowShape = () => (
  <div className="my-order">
    <div>
      <Skeleton width="9rem" />
      <Skeleton width="65%" />
    </div>
    <Skeleton width="6rem" />
    <Skeleton width="7rem" />
    <div className="my-order-total">
      <Skeleton width="4rem" />
    </div>
  </div>
);

const TilesShape = () => (
  <div className="my-designs">
    {places(4).map((tile) => (
      <div key={tile}>
        <Skeleton ratio="4 / 3" />
        <div className="account-shape-words">
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </div>
      </div>
    ))}
  </div>
);

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
