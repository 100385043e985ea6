import { Button } from "../../../ui/button.tsx";
import { useLocale } from "../../words/context.tsx";
import { sinceText } from "../data/time-text.ts";
import { useOfficeMessages } from "../messages.ts";
import { ToneChip } from "../orders/state-chip.tsx";
import { canBeRetried, errorHead, type Job, toneOfJob } from "./job-states.ts";

interface JobCardProps {
  readonly job: Job;
  readonly mayRetry: boolean;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** One piece of background work: what it is, how far it is, what it was given and what went wrong. */
export function JobCard({ job, mayRetry, busy, onRetry }: JobCardProps) {
  const t = useOfficeMessages().jobs;
  const locale = useLocale();
  const now = new Date();
  const { id, name, state, attempts, maxAttempts, lastError, payload } = job;
  const facts = [
    attempts === 0 ? t.notTried : t.attempts({ used: attempts, most: maxAttempts }),
    ...(state === "retrying" || state === "scheduled" ? [t.next({ when: sinceText(job.runAt, locale, now) })] : []),
    t.made({ when: sinceText(job.createdAt, locale, now) }),
    t.number({ id }),
  ];
  return (
    <article className="job" data-state={state} aria-label={`${name}, ${t.number({ id })}`}>
      <div className="job-head">
        <h2>{name}</h2>
        <ToneChip tone={toneOfJob[state]}>{t.state[state]}</ToneChip>
      </div>
      <p className="mute small num">{facts.join(", ")}</p>
      {lastError && (
        <details className="job-more job-error" open={state === "dead"}>
          <summary>
            <span className="visually-hidden">{t.error}: </span>
            {errorHead(lastError)}
          </summary>
          <pre>{lastError}</pre>
        </details>
      )}
      <details className="job-more">
        <summary>{t.payload}</summary>
        <pre>{JSON.stringify(payload, null, 2)}</pre>
      </details>
      {canBeRetried(job) && (
        <div className="job-retry">
          {mayRetry ? (
            <Button
              look="ghost"
              small
              icon="refresh"
              loading={busy}
              aria-label={t.retryOf({ name, id })}
              onClick={onRetry}
            >
              {t.retry}
            </Button>
          ) : (
            <p className="label">{t.adminsOnly}</p>
          )}
        </div>
      )}
    </article>
  );
}
