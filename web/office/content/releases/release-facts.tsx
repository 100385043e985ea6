import { type FormEvent, useState } from "react";
import type { Problem } from "../../../../core/http/problem.ts";
import type { Outcome } from "../../../../core/outcome.ts";
import { officeReleasePaths, type ReleaseView } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { useLocale } from "../../../messages/context.tsx";
import { problemText } from "../../data/failed-answer.tsx";
import { zoneText } from "../../data/time-text.ts";
import { useOfficeMessages } from "../../messages.ts";
import { officeApi, useMay } from "../../session/use-office.ts";
import { fieldOfMoment, momentOfField } from "../shop-time.ts";
import { useContentText } from "../use-content-text.ts";

interface ReleaseFactsProps {
  readonly release: ReleaseView;
  readonly onSaved: (release: ReleaseView, text: string) => void;
}

/** A release's name, and its moment. Begins anew with what was saved. */
export function ReleaseFacts({ release, onSaved }: ReleaseFactsProps) {
  const t = useContentText();
  const words = useOfficeMessages().problems;
  const locale = useLocale();
  const mayPublish = useMay("content-publish");
  const [name, setName] = useState(release.name);
  const [moment, setMoment] = useState(fieldOfMoment(release.releaseAt));
  const [failure, setFailure] = useState<string | null>(null);
  const at = momentOfField(moment);
  const isPast = at !== null && at <= new Date() && moment !== fieldOfMoment(release.releaseAt);

  const save = (call: () => Promise<Outcome<ReleaseView, Problem>>) => async (event: FormEvent) => {
    event.preventDefault();
    const saved = await call();
    if (saved.ok) onSaved(saved.value, t.releaseSaved);
    else setFailure(saved.error.status === 409 ? t.releaseGone : problemText(saved.error, words));
  };
  const rename = save(() =>
    officeApi().put<ReleaseView>(officeReleasePaths.release(release.id), { body: { name: name.trim() } }),
  );
  const plan = save(() =>
    officeApi().put<ReleaseView>(officeReleasePaths.plan(release.id), {
      body: { releaseAt: at?.toISOString() ?? null },
    }),
  );
  return (
    <section aria-labelledby="release-facts">
      <h3 id="release-facts">{t.facts}</h3>
      {failure && (
        <Notice tone="bad" announce="assertive">
          {failure}
        </Notice>
      )}
      {mayPublish && (
        <form
          className="page-form"
          noValidate
          onSubmit={(event) => void (isPast ? event.preventDefault() : plan(event))}
        >
          <TextInput
            type="datetime-local"
            label={t.releaseAt}
            hint={t.releaseAtHint(zoneText(locale, new Date()))}
            value={moment}
            error={isPast ? t.schedulePast : undefined}
            onChange={({ target }) => setMoment(target.value)}
          />
          <Button small look="ghost" type="submit" disabled={moment === fieldOfMoment(release.releaseAt)}>
            {t.releasePlan}
          </Button>
        </form>
      )}
      <form className="page-form release-rename" onSubmit={(event) => void rename(event)}>
        <TextInput
          label={t.releaseName}
          value={name}
          maxLength={300}
          onChange={({ target }) => setName(target.value)}
        />
        <Button small look="ghost" type="submit" disabled={name.trim() === "" || name.trim() === release.name}>
          {t.releaseRename}
        </Button>
      </form>
    </section>
  );
}
