import { useState } from "react";
import { officeReleasePaths, type ReleaseView } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Failure, Form } from "../../../../ui/form.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { useLocale } from "../../../words/context.tsx";
import { officeApi, useMay } from "../../api/use-office.ts";
import { problemText } from "../../data/failed-answer.tsx";
import { zoneText } from "../../data/time-text.ts";
import { useSubmit } from "../../data/use-submit.ts";
import { useOfficeMessages } from "../../messages.ts";
import { fieldOfMoment, momentOfField } from "../shop-time.ts";
import { useContentText } from "../words.ts";

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
  const at = momentOfField(moment);
  const isPast = at !== null && at <= new Date() && moment !== fieldOfMoment(release.releaseAt);

  const { submit, problem } = useSubmit(
    (path: string, body: object) => officeApi().put<ReleaseView>(path, { body }),
    (saved) => onSaved(saved, t.releaseSaved),
  );
  return (
    <section aria-labelledby="release-facts">
      <h3 id="release-facts">{t.facts}</h3>
      <Failure>{problem && (problem.status === 409 ? t.releaseGone : problemText(problem, words))}</Failure>
      {mayPublish && (
        <Form
          noValidate
          onSend={() =>
            !isPast && submit(officeReleasePaths.plan(release.id), { releaseAt: at?.toISOString() ?? null })
          }
        >
          <TextInput
            type="datetime-local"
            label={t.releaseAt}
            hint={t.releaseAtHint({ zone: zoneText(locale, new Date()) })}
            value={moment}
            error={isPast ? t.schedulePast : undefined}
            onChange={({ target }) => setMoment(target.value)}
          />
          <Button small look="ghost" type="submit" disabled={moment === fieldOfMoment(release.releaseAt)}>
            {t.releasePlan}
          </Button>
        </Form>
      )}
      <Form
        className="release-rename"
        onSend={() => submit(officeReleasePaths.release(release.id), { name: name.trim() })}
      >
        <TextInput
          label={t.releaseName}
          value={name}
          maxLength={300}
          onChange={({ target }) => setName(target.value)}
        />
        <Button small look="ghost" type="submit" disabled={name.trim() === "" || name.trim() === release.name}>
          {t.releaseRename}
        </Button>
      </Form>
    </section>
  );
}
