import { useState } from "react";
import { useMatch, useNavigate } from "react-router";
import {
  officeReleasePaths,
  type ReleaseHead,
  type ReleaseList,
  type ReleaseView,
} from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Form } from "../../../../ui/form.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { useLocale } from "../../../words/context.tsx";
import { officeApi } from "../../api/use-office.ts";
import { problemText } from "../../data/failed-answer.tsx";
import { ListBeside } from "../../data/list-beside.tsx";
import { ListBody } from "../../data/list-room.tsx";
import { officePages } from "../../data/office-paths.ts";
import { timeText } from "../../data/time-text.ts";
import { useList } from "../../data/use-list.ts";
import { useSubmit } from "../../data/use-submit.ts";
import { useOfficeMessages } from "../../messages.ts";
import { ToneChip } from "../../orders/state-chip.tsx";
import { useContentText } from "../words.ts";
import { stateOf, toneOf } from "./release-state.ts";
import "./releases.css";

/** What an open release tells its list. */
export interface ReleasesContext {
  readonly onChanged: () => void;
}

/** All releases, and beside them the one that is open. */
export default function Releases() {
  const t = useContentText();
  const open = useMatch(officePages.contentRelease(":id"))?.params.id ?? null;
  const list = useList<ReleaseList>({ at: officePages.contentReleases, path: officeReleasePaths.releases });
  const context: ReleasesContext = { onChanged: () => void list.reload() };
  return (
    <ListBeside title={t.releases} open={open} context={context} isHeaded>
      <div className="releases-head">
        <p className="mute">{t.releasesText}</p>
        <NewRelease onMade={() => void list.reload()} />
      </div>
      <ListBody list={list} rows={({ releases }) => releases} empty={{ icon: "layers", title: t.noReleases }}>
        {(releases) => (
          <ul className="release-list">
            {releases.map((release) => (
              <li key={release.id}>
                <ReleaseLink release={release} isOpen={String(release.id) === open} />
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </ListBeside>
  );
}

function ReleaseLink({ release, isOpen }: { readonly release: ReleaseHead; readonly isOpen: boolean }) {
  const t = useContentText();
  const locale = useLocale();
  const { id, name, isReleased, pageCount, releaseAt } = release;
  return (
    <a href={officePages.contentRelease(String(id))} aria-current={isOpen ? "true" : undefined}>
      <b>{name}</b>
      <ToneChip tone={toneOf[stateOf(release)]}>{t.releaseState[stateOf(release)]}</ToneChip>
      <span className="mute small">
        {!isReleased && t.releasePages({ count: pageCount })}
        {releaseAt && !isReleased && `, ${timeText(releaseAt, locale, new Date())}`}
      </span>
    </a>
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
