import { useEffect } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { type JobList, operatorPaths } from "../../../services/operators/contract.ts";
import { officeApi, useMay } from "../api/use-office.ts";
import { ListRoom } from "../data/list-room.tsx";
import { officePages } from "../data/office-paths.ts";
import { useList } from "../data/use-list.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useSay } from "../frame/news.tsx";
import { noteJobCounts } from "../frame/work-counts.ts";
import type { OfficeMessages } from "../messages.ts";
import { useOfficeMessages } from "../messages.ts";
import { JobCard } from "./job-card.tsx";
import { type Job, jobTabs } from "./job-states.ts";
import "./jobs.css";

/** Background work: what is stuck first. Looks again every five seconds while somebody sees it. */
export default function Jobs() {
  const t = useOfficeMessages().jobs;
  const say = useSay();
  const mayRetry = useMay("jobs-retry");
  const list = useList<JobList>({ at: officePages.jobs, path: operatorPaths.jobs, states: jobTabs, every: 5 });
  const retrying = useSubmit((id: string) => officeApi().post(operatorPaths.retry(id)));
  const counts = list.value?.counts;
  useEffect(() => {
    if (counts) noteJobCounts(counts);
  }, [counts]);

  async function retry(job: Job) {
    const problem = await retrying.submit(job.id);
    say(problem ? retryFailure(problem, t) : t.retried({ name: job.name }), problem ? "warn" : "ok");
    void list.reload();
  }

  return (
    <ListRoom
      title={t.title}
      list={list}
      searchHint={t.searchHint}
      tabs={{
        id: "jobs",
        label: t.tabs,
        names: { all: t.all, ...t.state },
        counts: counts && { all: Object.values(counts).reduce((sum, count) => sum + count, 0), ...counts },
      }}
      rows={({ jobs }) => jobs}
      empty={{ icon: "check", title: t.empty, text: t.emptyText }}
      foot={<p className="label">{t.refreshes}</p>}
    >
      {(jobs) => (
        <ul className="jobs">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard
                job={job}
                mayRetry={mayRetry}
                busy={retrying.sending?.[0] === job.id}
                onRetry={() => void retry(job)}
              />
            </li>
          ))}
        </ul>
      )}
    </ListRoom>
  );
}

function retryFailure({ kind }: Problem, t: OfficeMessages["jobs"]): string {
  if (kind === "job-not-found") return t.gone;
  if (kind === "job-running") return t.busy;
  return kind === "not-allowed" ? t.adminsOnly : t.failed;
}
