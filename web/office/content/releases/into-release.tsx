import { useState } from "react";
import { done } from "../../../../core/outcome.ts";
import {
  officeReleasePaths,
  type PageView,
  type ReleaseList,
  type ReleasePage,
} from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Failure } from "../../../../ui/form.tsx";
import { Stack } from "../../../../ui/layout.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Select } from "../../../../ui/select.tsx";
import { officeApi } from "../../api/use-office.ts";
import { problemText } from "../../data/failed-answer.tsx";
import { useGet } from "../../data/use-get.ts";
import { useSubmit } from "../../data/use-submit.ts";
import { useOfficeMessages } from "../../messages.ts";
import { useContentText } from "../words.ts";

interface IntoReleaseProps {
  readonly page: PageView;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Puts a page's draft into a release that is still to come. */
export function IntoRelease({ page, open, onClose, onDone }: IntoReleaseProps) {
  const t = useContentText();
  const { close } = useOfficeMessages().frame;
  return (
    <Dialog open={open} onClose={onClose} title={t.intoRelease} closeLabel={close}>
      <Choice
        page={page}
        onDone={() => {
          onClose();
          onDone();
        }}
      />
    </Dialog>
  );
}

function Choice({ page, onDone }: Pick<IntoReleaseProps, "page" | "onDone">) {
  const t = useContentText();
  const words = useOfficeMessages().problems;
  const { answer } = useGet<ReleaseList>(officeReleasePaths.releases);
  const [chosen, setChosen] = useState<number | null>(null);
  /** The revision of the version that is there already and was told of. */
  const [known, setKnown] = useState(0);
  const releases = answer.kind === "ready" ? answer.value.releases.filter(({ isReleased }) => !isReleased) : [];
  const release = chosen ?? releases[0]?.id ?? null;
  /** Brings the revision of a version that is in the release already and was not known; null: the draft is in it now. */
  const putting = useSubmit(
    async (into: number) => {
      const path = officeReleasePaths.page(into, page.id);
      const there = await officeApi().get<ReleasePage>(path);
      if (!there.ok) return there;
      if (there.value.revision !== known) return done(there.value.revision);
      const written = await officeApi().put<ReleasePage>(path, { body: { revision: known } });
      return written.ok ? done(null) : written;
    },
    (found) => (found === null ? onDone() : setKnown(found)),
  );
  const { problem } = putting;
  if (answer.kind === "ready" && release === null) return <p className="mute">{t.noReleases}</p>;
  return (
    <Stack>
      <p className="mute">{t.intoReleaseText}</p>
      <Failure>{problem && (problem.status === 409 ? t.releaseGone : problemText(problem, words))}</Failure>
      {known > 0 && (
        <Notice tone="warn" announce="polite">
          {t.intoReleaseAgain}
        </Notice>
      )}
      <Select
        label={t.release}
        value={release === null ? "" : String(release)}
        options={releases.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => {
          setChosen(Number(target.value));
          setKnown(0);
        }}
      />
      <Button
        small
        disabled={release === null}
        loading={putting.busy}
        onClick={() => release !== null && void putting.submit(release)}
      >
        {t.intoReleaseSubmit}
      </Button>
    </Stack>
  );
}
