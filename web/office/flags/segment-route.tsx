import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { done } from "../../../core/outcome.ts";
import { type MemberPage, officeFlagPaths as paths } from "../../../services/flags/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi, useMay } from "../api/use-office.ts";
import { AnswerWait } from "../data/answer-wait.tsx";
import { timeText } from "../data/time-text.ts";
import { useGet } from "../data/use-get.ts";
import { useSubmit } from "../data/use-submit.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import { FlagArticle } from "./flag-article.tsx";
import { useFlagAddresses } from "./flag-place.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { SegmentUpload } from "./segment-upload.tsx";
import { useFlagText } from "./words.ts";
import "./flags.css";
import { Row } from "../../../ui/layout.tsx";

/** One list: who is in it, and taking visitors in and out. */
export default function SegmentPage() {
  const { name = "" } = useParams();
  const t = useFlagText();
  const to = useFlagAddresses();
  return (
    <FlagArticle title={name} back={{ href: to.segments, text: t.backToSegments }}>
      {({ id }) => <Members environment={id} name={name} key={`${id} ${name}`} />}
    </FlagArticle>
  );
}

function Members({ environment, name }: { readonly environment: number; readonly name: string }) {
  const t = useFlagText();
  const locale = useLocale();
  const mayChange = useMay("flags-change");
  const [after, setAfter] = useState("");
  const [key, setKey] = useState("");
  const { answer, reload } = useGet<MemberPage>(paths.segment(environment, name), { query: { after }, keep: true });
  const moving = useSubmit(
    (body: { readonly add?: readonly string[]; readonly remove?: readonly string[] }) =>
      officeApi().post(paths.members(environment, name), { body }),
    async (_, { add }) => {
      await reload();
      if (add) setKey("");
    },
  );
  if (answer.kind !== "ready") return <AnswerWait answer={answer} onRetry={() => void reload()} />;
  const { members, keys, more, changes } = answer.value;
  return (
    <>
      <p>{t.memberCount({ count: members, text: new Intl.NumberFormat(locale).format(members) })}</p>
      {moving.problem && <RefusedNotice problem={moving.problem} />}
      {mayChange && (
        <Form className="flag-fields" onSend={() => key.trim() !== "" && moving.submit({ add: [key.trim()] })}>
          <TextInput
            label={t.addMember}
            value={key}
            maxLength={250}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setKey(target.value)}
          />
          <Button small look="ghost" type="submit">
            {t.add}
          </Button>
        </Form>
      )}
      {keys.length === 0 ? <p className="mute">{t.noMembers}</p> : null}
      <ul className="flag-members">
        {keys.map((one) => (
          <li key={one}>
            <span>{one}</span>
            {mayChange && (
              <IconButton
                small
                icon="close"
                label={t.removeMember({ key: one })}
                onClick={() => void moving.submit({ remove: [one] })}
              />
            )}
          </li>
        ))}
      </ul>
      <Row>
        {after !== "" && (
          <Button small look="quiet" onClick={() => setAfter("")}>
            {t.firstMembers}
          </Button>
        )}
        {more && (
          <Button small look="ghost" onClick={() => setAfter(keys.at(-1) ?? "")}>
            {t.nextMembers}
          </Button>
        )}
      </Row>
      {mayChange && <SegmentUpload environment={environment} name={name} onTaken={() => void reload()} />}
      <section className="flag-part">
        <h2>{t.tabs.history}</h2>
        <ul className="flag-changes">
          {changes.slice(0, 20).map(({ changeNumber, by, at, comment }) => (
            <li key={changeNumber}>
              {t.by({ by: by || t.nobodyBy, when: timeText(at, locale, new Date()) })}
              {comment && `: ${comment}`}
            </li>
          ))}
        </ul>
      </section>
      {mayChange && <RemoveSegment path={paths.segment(environment, name)} name={name} />}
    </>
  );
}

/** Deletes a list or a segment by rules; the server says who needs it. */
export function RemoveSegment({ path, name }: { readonly path: string; readonly name: string }) {
  const t = useFlagText();
  const to = useFlagAddresses();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const removing = useSubmit(
    () => officeApi().del(path, { body: {} }),
    () => void navigate(to.segments),
  );
  return (
    <Row>
      {removing.problem && <RefusedNotice problem={removing.problem} />}
      <Button small look="quiet" icon="trash" onClick={() => setAsked(true)}>
        {t.removeSegment}
      </Button>
      <AskDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t.removeSegmentTitle({ name })}
        text={t.removeSegmentText}
        submit={t.removeSegment}
        // Why it was refused is said beside the button, with the rules that need it.
        send={async () => done(await removing.submit())}
      />
    </Row>
  );
}
