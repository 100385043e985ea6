import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../messages/context.tsx";
import type { Fetched } from "./use-fetched.ts";

interface FetchedListProps<Value> {
  readonly title: string;
  readonly list: Fetched<Value>;
  readonly children: (value: Value) => ReactNode;
}

/** A section of the account whose answer is here: its list, or why it is not to be had just now. */
export function FetchedList<Value>({ title, list, children }: FetchedListProps<Value>) {
  const t = useMessages().account;
  const { value, failure, again } = list;
  return (
    <section className="account-list" aria-label={title}>
      <h2>{title}</h2>
      {value !== null ? (
        children(value)
      ) : (
        <Notice
          tone="warn"
          announce="polite"
          action={
            <Button look="ghost" small onClick={again}>
              {t.tryAgain}
            </Button>
          }
        >
          {failure?.kind === "offline" ? t.offline : t.notLoaded}
        </Notice>
      )}
    </section>
  );
}
