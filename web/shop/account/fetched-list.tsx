import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Fetched } from "../../browser/store/use-fetched.ts";
import { useMessages } from "../../words/context.tsx";

interface FetchedListProps<Value> {
  readonly title: string;
  readonly list: Fetched<Value>;
  readonly children: (value: Value) => ReactNode;
}

/** A section of the account whose answer is here: its list, or why it is not to be had just now. */
export function FetchedList<Value>({ title, list, children }: FetchedListProps<Value>) {
  const { value } = list;
  return (
    <section className="account-list" aria-label={title}>
      <h2>{title}</h2>
      {value !== null ? children(value) : <NotLoaded {...list} />}
    </section>
  );
}

/** Why something of the account is not to be had just now, and the way to ask again. */
export function NotLoaded({ failure, again }: Pick<Fetched<unknown>, "failure" | "again">) {
  const t = useMessages().account;
  return (
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
  );
}
