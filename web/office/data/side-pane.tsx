import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconLink } from "../../../ui/icon-button.tsx";
import { AnswerWait } from "./answer-wait.tsx";
import type { Answer } from "./use-answer.ts";
import { useCloseByEscape } from "./use-close-by-escape.ts";
import "./side-pane.css";

interface SidePaneProps<Value> {
  /** Of the one that is shown; another one takes the focus where it stands alone. */
  readonly id: string;
  /** Address of the list. */
  readonly back: string;
  readonly words: Readonly<Record<"title" | "back" | "close", string>>;
  readonly answer: Answer<Value>;
  readonly onRetry: () => void;
  readonly className?: string;
  readonly children: (value: Value) => ReactNode;
}

/** One row of a list, such as a mail or a page: beside the list where there is space, otherwise as a page of its own. */
export function SidePane<Value>({ id, back, words, answer, onRetry, className, children }: SidePaneProps<Value>) {
  const pane = useRef<HTMLElement>(null);
  const way = useNavigationType();
  const { state } = useLocation();
  useCloseByEscape(back);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each one once
  useEffect(() => {
    const isAlone = !matchMedia("(min-width: 1280px)").matches;
    // After it was made in a dialog, and on the way back from the editor: what had the focus is gone.
    const isLost = way !== "POP" && document.activeElement === document.body;
    if (isAlone || isLost || state?.isNew === true) pane.current?.focus();
  }, [id]);
  return (
    <article className={classNames("side-pane", className)} aria-label={words.title} ref={pane} tabIndex={-1} key={id}>
      <div className="side-pane-nav">
        <a className="side-pane-back" href={back}>
          <Icon name="arrow-left" small />
          {words.back}
        </a>
        <IconLink icon="close" label={words.close} href={back} className="side-pane-close" />
      </div>
      <AnswerWait answer={answer} onRetry={onRetry} rows={5} />
      {answer.kind === "ready" && children(answer.value)}
    </article>
  );
}
