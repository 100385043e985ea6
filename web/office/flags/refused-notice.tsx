import type { Problem } from "../../../core/http/problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { useOfficeMessages } from "../messages.ts";
import type { FlagWords } from "./words.ts";
import { useFlagText } from "./words.ts";

/** Whether somebody else was faster. */
export const isOvertaken = ({ kind }: Problem): boolean => kind === "changed-meanwhile";

interface RefusedNoticeProps {
  readonly problem: Problem;
  /** Loads what stands there now; left out where nothing is being written. */
  readonly onTake?: (() => void) | undefined;
}

/** Why the server did not keep it: each wrong field with what mends it, or who was faster. */
export function RefusedNotice({ problem, onTake }: RefusedNoticeProps) {
  const t = useFlagText();
  const words = useOfficeMessages().problems;
  if (isOvertaken(problem)) {
    return (
      <Notice
        tone="warn"
        announce="assertive"
        title={t.conflictTitle({ by: String(problem.extra.by || t.somebody) })}
        action={
          onTake && (
            <Button small onClick={onTake}>
              {t.conflictTake}
            </Button>
          )
        }
      >
        {t.conflictText}
      </Notice>
    );
  }
  const title = problem.status === 409 && !problem.detail ? problem.title : t.wrongTitle;
  return (
    <Notice tone="bad" announce="assertive" title={title}>
      {problem.errors.length > 0 ? (
        <ul className="flag-errors">
          {problem.errors.map(({ pointer, detail }) => (
            <li key={pointer + detail}>
              <b>{placeText(pointer, t)}</b> {detail}
            </li>
          ))}
        </ul>
      ) : (
        (problem.detail ?? (problem.status === 409 ? null : problemText(problem, words)))
      )}
    </Notice>
  );
}

/** Where in the form a wrong value stands: "Rule 2:". */
function placeText(pointer: string, t: FlagWords): string {
  const [, part = "", index = ""] = /^\/(?:definition\/|edit\/)?([^/]+)(?:\/(\d+))?/.exec(pointer) ?? [];
  if (part === "conditions")
    return `${index === "" ? t.places.other : t.places.conditions({ number: Number(index) + 1 })}:`;
  const known = { prerequisites: 0, defaultTreatment: 0, name: 0, sets: 0 };
  return `${part in known ? t.places[part as keyof typeof known] : t.places.other}:`;
}
