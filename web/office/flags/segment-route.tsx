import { type FormEvent, useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { Problem } from "../../../core/http/problem.ts";
import { type MemberPage, officeFlagPaths as paths } from "../../../services/flags/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../messages/context.tsx";
import { AskDialog } from "../content/ask-dialog.tsx";
import { AnswerWait } from "../data/answer-wait.tsx";
import { timeText } from "../data/time-text.ts";
import { useAnswer } from "../data/use-answer.ts";
import { officeApi, useMay } from "../session/use-office.ts";
import { FlagArticle } from "./flag-article.tsx";
import { useFlagAddresses } from "./flag-place.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { SegmentUpload } from "./segment-upload.tsx";
import { useFlagText } from "./use-flag-text.ts";
import "./flags.css";

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
  const [problem, setProblem] = useState<Problem | null>(null);
  const { answer, reload } = useAnswer(
    `members ${environment} ${name} ${after}`,
    (signal) => officeApi().get<MemberPage>(paths.segment(environment, name), { query: { after }, signal }),
    { keep: true },
  );
  async function move(body: { add?: readonly string[]; remove?: readonly string[] }) {
    const moved = await officeApi().post(paths.members(environment, name), { body });
    setProblem(moved.ok ? null : moved.error);
    if (moved.ok) await reload();
    return moved.ok;
  }
  if (answer.kind !== "ready") return <AnswerWait answer={answer} onRetry={() => void reload()} />;
  const { members, keys, more, changes } = answer.value;
  return (
    <>
      <p>{t.memberCount(new Intl.NumberFormat(locale).format(members))}</p>
      {problem && <RefusedNotice problem={problem} />}
      {mayChange && (
        <form
          className="flag-fields"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (key.trim() !== "") void move({ add: [key.trim()] }).then((done) => done && setKey(""));
          }}
        >
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
        </form>
      )}
      {keys.length === 0 ? <p className="mute">{t.noMembers}</p> : null}
      <ul className="flag-members">
        {keys.map((one) => (
          <li key={one}>
            <span>{one}</span>
            {mayChange && (
              <IconButton small icon="close" label={t.removeMember(one)} onClick={() => void move({ remove: [one] })} />
            )}
          </li>
        ))}
      </ul>
      <div className="flag-buttons">
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
      </div>
      {mayChange && <SegmentUpload environment={environment} name={name} onTaken={() => void reload()} />}
      <section className="flag-part">
        <h2>{t.tabs.history}</h2>
        <ul className="flag-changes">
          {changes.slice(0, 20).map(({ changeNumber, by, at, comment }) => (
            <li key={changeNumber}>
              {t.by(by || t.nobodyBy, timeText(at, locale, new Date()))}
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
  const [problem, setProblem] = useState<Problem | null>(null);
  return (
    <div className="flag-buttons">
      {problem && <RefusedNotice problem={problem} />}
      <Button small look="quiet" icon="trash" onClick={() => setAsked(true)}>
        {t.removeSegment}
      </Button>
      <AskDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t.removeSegmentTitle(name)}
        text={t.removeSegmentText}
        submit={t.removeSegment}
        onSubmit={async () => {
          const gone = await officeApi().del(path, { body: {} });
          setProblem(gone.ok ? null : gone.error);
          if (gone.ok) void navigate(to.segments);
          return null;
        }}
      />
    </div>
  );
}
