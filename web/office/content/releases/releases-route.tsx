import { useState } from "react";
import { Outlet, useMatch, useNavigate } from "react-router";
import { officeReleasePaths, type ReleaseList, type ReleaseView } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Form } from "../../../../ui/form.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { useLocale } from "../../../messages/context.tsx";
import { AnswerWait } from "../../data/answer-wait.tsx";
import { problemText } from "../../data/failed-answer.tsx";
import { officePages } from "../../data/office-paths.ts";
import { timeText } from "../../data/time-text.ts";
import { useGet } from "../../data/use-get.ts";
import { useSubmit } from "../../data/use-submit.ts";
import { useOfficeMessages } from "../../messages.ts";
import { ToneChip } from "../../orders/state-chip.tsx";
import { officeApi } from "../../session/use-office.ts";
import { useContentText } from "../use-content-text.ts";
import { stateOf, toneOf } from "./release-state.ts";
import "../../data/list-head.css";
import "./releases.css";

/** What an open release tells its list. */
export interface ReleasesContext {
  readonly onChanged: () => void;
}

/** All releases, and beside them the one that is open. */
export default function Releases() {
  const t = useContentText();
  const locale = useLocale();
  const now = new Date();
  const open = useMatch(officePages.contentRelease(":id"))?.params.id ?? null;
  const { answer, reload } = useGet<ReleaseList>(officeReleasePaths.releases);
  const context: ReleasesContext = { onChanged: () => void reload() };
  const releases = answer.kind === "ready" ? answer.value.releases : [];
  return (
    <div className="pages" data-open={open === null ? undefined : true}>
      <section className="pages-list releases" aria-label={t.releases}>
        <p className="mute">{t.releasesText}</p>
        <NewRelease onMade={() => void reload()} />
        <AnswerWait answer={answer} onRetry={() => void reload()} rows={3} />
        {answer.kind === "ready" && releases.length === 0 && <EmptyState icon="layers" title={t.noReleases} />}
        <ul className="release-list">
          {releases.map((release) => (
            <li key={release.id}>
              <a
                href={officePages.contentRelease(String(release.id))}
                aria-current={String(release.id) === open ? "true" : undefined}
              >
                <b>{release.name}</b>
                <ToneChip tone={toneOf[stateOf(release)]}>{t.releaseState[stateOf(release)]}</ToneChip>
                <span className="mute small">
                  {!release.isReleased && t.releasePages(release.pageCount)}
                  {release.releaseAt && !release.isReleased && `, ${timeText(release.releaseAt, locale, now)}`}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <Outlet context={context} />
    </div>
  );
}

function NewRelease({ onMade }: { readonly onMade: () => void }) {
  const t = useContentText();
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const words = useOfficeMessages().problems;
  const { submit, busy, problem } = useSubmit(
    (wanted: string) => officeApi().post<ReleaseView>(officeReleasePaths.releases, { body: { name: wanted } }),
    ({ id }) => {
      setName("");
      onMade();
      void navigate(officePages.contentRelease(String(id)));
    },
  );
  return (
    <Form
      className="release-new"
      onSend={() => name.trim() !== "" && submit(name.trim())}
      failure={problem && problemText(problem, words)}
    >
      <TextInput
        label={t.releaseName}
        value={name}
        maxLength={300}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Button small look="ghost" icon="plus" type="submit" loading={busy} disabled={name.trim() === ""}>
        {t.newRelease}
      </Button>
    </Form>
  );
}
