import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useMessages } from "../../messages/context.tsx";
import type { Fetched } from "./use-fetched.ts";

interface FetchedListProps<Value> {
  readonly title: string;
  readonly list: Fetched<Value>;
  /** Height of what stands there while it loads. */
  readonly height: string;
  readonly children: (value: Value) => ReactNode;
}

/** A section of the account: on its way, not to be had just now, or there. */
export function FetchedList<Value>({ title, list, height, children }: FetchedListProps<Value>) {
  const t = useMessages().account;
  const { value, failure, again } = list;
  return (
    <section className="account-list" aria-label={title}>
      <h2>{title}</h2>
      {value !== null ? (
        children(value)
      ) : failure ? (
        <Notice
          tone="warn"
          announce="polite"
          action={
            <Button look="ghost" small onClick={again}>
              {t.tryAgain}
            </Button>
          }
        >
          {failure.kind === "offline" ? t.offline : t.notLoaded}
        </Notice>
      ) : (
        <Loading label={t.loading}>
          <Skeleton height={height} />
        </Loading>
      )}
    </section>
  );
}
