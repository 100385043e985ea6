import type { ReactNode } from "react";
import { FailedAnswer } from "./failed-answer.tsx";
import { ListWait } from "./list-wait.tsx";
import type { Answer } from "./use-answer.ts";

interface AnswerWaitProps {
  readonly answer: Answer<unknown>;
  readonly onRetry: () => void;
  /** How many are likely to come. */
  readonly rows?: number;
}

/** What stands where an answer will: that it is on its way, or why it does not come. Nothing once it is there. */
export function AnswerWait({ answer, onRetry, rows }: AnswerWaitProps) {
  if (answer.kind === "loading") return <ListWait {...(rows !== undefined && { rows })} />;
  return answer.kind === "failed" ? <FailedAnswer problem={answer.problem} onRetry={onRetry} /> : null;
}

interface ListAnswerProps<Value> extends Omit<AnswerWaitProps, "answer" | "rows"> {
  readonly answer: Answer<Value>;
  readonly children: (value: Value) => ReactNode;
}

/** The list of a room, pale while a newer one is on its way. */
export function ListAnswer<Value>({ answer, onRetry, children }: ListAnswerProps<Value>) {
  if (answer.kind === "ready") return <div data-fresh={answer.fresh}>{children(answer.value)}</div>;
  return (
    <div className={answer.kind === "failed" ? "list-empty" : undefined}>
      <AnswerWait answer={answer} onRetry={onRetry} />
    </div>
  );
}
