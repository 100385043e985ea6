import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconLink } from "../../../ui/icon-button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useCloseByEscape } from "../orders/use-close-by-escape.ts";
import { FailedAnswer } from "./failed-answer.tsx";
import type { Answer } from "./use-answer.ts";

interface MessagePaneProps<Value> {
  /** Of the one that is shown; another one takes the focus where it stands alone. */
  readonly id: string;
  /** Address of the list. */
  readonly back: string;
  readonly words: Readonly<Record<"title" | "back" | "close" | "loading", string>>;
  readonly answer: Answer<Value>;
  readonly onRetry: () => void;
  readonly className?: string;
  readonly children: (value: Value) => ReactNode;
}

/** A mail or a conversation: beside the list where there is room, otherwise as a page of its own. */
export function MessagePane<Value>({ id, back, words, answer, onRetry, className, children }: MessagePaneProps<Value>) {
  const pane = useRef<HTMLElement>(null);
  useCloseByEscape(back);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each one once
  useEffect(() => {
    if (!matchMedia("(min-width: 1280px)").matches) pane.current?.focus();
  }, [id]);
  return (
    <article className={classNames("mail", className)} aria-label={words.title} ref={pane} tabIndex={-1} key={id}>
      <div className="mail-nav">
        <a className="mail-back" href={back}>
          <Icon name="arrow-left" small />
          {words.back}
        </a>
        <IconLink icon="close" label={words.close} href={back} className="mail-close" />
      </div>
      {answer.kind === "loading" && (
        <Loading label={words.loading}>
          <Skeleton width="70%" height="1.75rem" />
          <Skeleton height="24rem" />
        </Loading>
      )}
      {answer.kind === "failed" && <FailedAnswer problem={answer.problem} onRetry={onRetry} />}
      {answer.kind === "ready" && children(answer.value)}
    </article>
  );
}
