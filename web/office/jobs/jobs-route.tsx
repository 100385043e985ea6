import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Problem } from "../../../core/http/problem.ts";
import { type JobList, operatorPaths } from "../../../services/operators/contract.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TabPanel } from "../../../ui/tabs.tsx";
import { Toasts, useToasts } from "../../../ui/toast.tsx";
import { ListAnswer } from "../data/answer-wait.tsx";
import { choiceAddress, type ListChoice, readChoice } from "../data/list-choice.ts";
import { ListHead } from "../data/list-head.tsx";
import { ListPages } from "../data/list-pages.tsx";
import { officePages } from "../data/office-paths.ts";
import { SearchField } from "../data/search-field.tsx";
import { StateTabs } from "../data/state-tabs.tsx";
import { useAnswer } from "../data/use-answer.ts";
import { useWhileVisible } from "../data/use-while-visible.ts";
import { noteJobCounts } from "../frame/work-counts.ts";
import type { OfficeMessages } from "../messages.de.ts";
import { useOfficeMessages } from "../messages.ts";
import { officeApi, useMay } from "../session/use-office.ts";
import { JobCard } from "./job-card.tsx";
import { type Job, jobTabs } from "./job-states.ts";
import "./jobs.css";

/** Background work: what is stuck first. Looks again every five seconds while somebody sees it. */
export default function Jobs() {
  const t = useOfficeMessages();
  const [query] = useSearchParams();
  const choice = readChoice(query, jobTabs);
  const { toasts, show, dismiss } = useToasts();
  const mayRetry = useMay("jobs-retry");
  const [retrying, setRetrying] = useState<string | null>(null);
  const { answer, reload, look } = useAnswer(
    choiceAddress("jobs", choice, jobTabs),
    async (signal) => {
      const { state, search, page } = choice;
      const asked = await officeApi().get<JobList>(operatorPaths.jobs, {
        query: { ...(state !== "all" && { state }), ...(search && { search }), page: String(page) },
        signal,
      });
      if (asked.ok) noteJobCounts(asked.value.counts);
      return asked;
    },
    { keep: true },
  );
  useWhileVisible(5, look);

  async function retry({ id, name }: Job) {
    setRetrying(id);
    const answered = await officeApi().post(operatorPaths.retry(id));
    setRetrying(null);
    const text = answered.ok ? t.jobs.retried(name) : retryFailure(answered.error, t.jobs);
    show({ id: "job", text, tone: answered.ok ? "ok" : "warn" });
    void reload();
  }

  const address = (change: Partial<ListChoice>) =>
    choiceAddress(officePages.jobs, { ...choice, page: 1, ...change }, jobTabs);
  const counts = answer.kind === "ready" ? answer.value.counts : null;
  const tabs = jobTabs.map((state) => ({
    id: state,
    label: state === "all" ? t.jobs.all : t.jobs.state[state as Job["state"]],
    count: (counts && countOf(state, counts)) || undefined,
    href: address({ state }),
  }));

  return (
    <>
      <title>{`${t.jobs.title}: ${t.frame.mark}`}</title>
      <ListHead
        title={t.jobs.title}
        search={
          <SearchField value={choice.search} hint={t.jobs.searchHint} addressOf={(search) => address({ search })} />
        }
        tabs={<StateTabs id="jobs" label={t.jobs.tabs} selected={choice.state} tabs={tabs} />}
      />
      <TabPanel tabs="jobs" selected={choice.state}>
        <ListAnswer answer={answer} onRetry={() => void reload()}>
          {(list) => (
            <>
              {list.jobs.length === 0 ? (
                <NoJobs search={choice.search} />
              ) : (
                <ul className="jobs">
                  {list.jobs.map((job) => (
                    <li key={job.id}>
                      <JobCard
                        job={job}
                        mayRetry={mayRetry}
                        busy={retrying === job.id}
                        onRetry={() => void retry(job)}
                      />
                    </li>
                  ))}
                </ul>
              )}
              <div className="list-foot">
                <ListPages {...list} href={(page) => address({ page })} />
                <p className="label">{t.jobs.refreshes}</p>
              </div>
            </>
          )}
        </ListAnswer>
      </TabPanel>
      <Toasts toasts={toasts} onDismiss={dismiss} dismissLabel={t.frame.close} />
    </>
  );
}

function NoJobs({ search }: { readonly search: string }) {
  const t = useOfficeMessages();
  return (
    <div className="list-empty">
      {search === "" ? (
        <EmptyState icon="check" title={t.jobs.empty}>
          {t.jobs.emptyText}
        </EmptyState>
      ) : (
        <EmptyState icon="search" title={t.list.noHit}>
          {t.list.noHitText(search)}
        </EmptyState>
      )}
    </div>
  );
}

function retryFailure({ kind }: Problem, t: OfficeMessages["jobs"]): string {
  if (kind === "job-not-found") return t.gone;
  if (kind === "job-running") return t.busy;
  return kind === "not-allowed" ? t.adminsOnly : t.failed;
}

const countOf = (state: string, counts: JobList["counts"]): number =>
  state === "all" ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state as Job["state"]];
