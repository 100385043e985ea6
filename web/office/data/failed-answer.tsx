import type { Problem } from "../../../core/http/problem.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useOfficeMessages } from "../messages.ts";

interface FailedAnswerProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** What stands where an answer should be: why it is not there and how to try again. */
export function FailedAnswer({ problem, onRetry }: FailedAnswerProps) {
  const t = useOfficeMessages().problems;
  return (
    <EmptyState
      icon="warning"
      title={problem.status === 404 ? t.notFoundTitle : t.title}
      action={
        <Button look="ghost" small icon="refresh" onClick={onRetry}>
          {t.again}
        </Button>
      }
    >
      {problemText(problem, t)}
      {problem.requestId && <span className="label"> {t.requestNumber({ id: problem.requestId })}</span>}
    </EmptyState>
  );
}

/** Why the server did not do it, in a sentence. */
export function problemText(
  { kind, status }: Pick<Problem, "kind" | "status">,
  t: ReturnType<typeof useOfficeMessages>["problems"],
): string {
  if (kind === "offline") return t.offline;
  if (status === 404) return t.notFound;
  if (status === 403) return t.notAllowed;
  if (status === 429) return t.tooMany;
  return t.failed;
}
