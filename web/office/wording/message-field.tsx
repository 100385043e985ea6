import { useMemo, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { longestMessage, type WordingMessage, wordingPaths } from "../../../services/wording/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Row } from "../../../ui/layout.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-input.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi, useMay } from "../api/use-office.ts";
import { problemText } from "../data/failed-answer.tsx";
import { timeText } from "../data/time-text.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";
import { examplesOf } from "./example-of.ts";
import { useWordingText } from "./words.ts";

interface MessageFieldProps {
  readonly message: WordingMessage;
  readonly text: WordingMessage["texts"][number];
  readonly onChanged: () => Promise<void>;
}

/** A sentence in one language: as it is said, with an example, and the way back to the shipped one. */
export function MessageField({ message: { folder, key }, text, onChanged }: MessageFieldProps) {
  const t = useWordingText();
  const { problems } = useOfficeMessages();
  const locale = useLocale();
  const allowed = useMay("wording-change");
  const { file, shipped, own } = text;
  const said = own?.message ?? shipped;
  const [typed, setTyped] = useState(said);
  const examples = useMemo(() => examplesOf(typed, file), [typed, file]);
  const sending = useSubmit(
    (message: string | null) =>
      officeApi().put<WordingMessage>(wordingPaths.messages, {
        body: { folder, key, file, message, before: own?.message ?? null },
      }),
    async (_, message) => {
      setTyped(message ?? shipped);
      await onChanged();
    },
  );
  const [deed, setDeed] = useState<"saved" | "wasReset">("saved");
  async function send(message: string | null) {
    setDeed(message === null || message === shipped ? "wasReset" : "saved");
    const problem = await sending.submit(message);
    if (problem?.kind === "sentence-changed") await onChanged();
  }
  const { problem } = sending;
  const language = new Intl.DisplayNames(locale, { type: "language" }).of(file) ?? file;
  return (
    <Form className="wording-field" aria-label={language} onSend={() => send(typed)}>
      <TextArea
        label={language}
        lang={file}
        rows={Math.min(6, Math.ceil(typed.length / 60) + 1)}
        maxLength={longestMessage}
        disabled={!allowed}
        value={typed}
        error={problem && refusalText(problem, problems)}
        hint={own && t.shipped({ text: shipped })}
        onChange={({ target }) => {
          setTyped(target.value);
          sending.forget();
        }}
      />
      {examples.length > 0 && (
        <dl className="wording-examples small">
          <dt className="mute">{t.example}</dt>
          {examples.map((example) => (
            <dd key={example} lang={file}>
              {example}
            </dd>
          ))}
        </dl>
      )}
      {own && (
        <p className="mute small">
          {[
            t.changedBy({ name: own.by, time: timeText(own.at, locale, new Date()) }),
            ...(own.applies ? [] : [t.unused]),
            ...(own.outdated && own.applies ? [t.outdated] : []),
            ...(problem?.kind === "sentence-changed" ? [t.now({ text: own.message })] : []),
          ].join(" · ")}
        </p>
      )}
      {allowed ? (
        (typed !== said || own) && (
          <Row>
            {typed !== said && (
              <Button type="submit" small loading={sending.busy}>
                {t.save}
              </Button>
            )}
            {own && (
              <Button small look="ghost" onClick={() => void send(null)}>
                {t.reset}
              </Button>
            )}
          </Row>
        )
      ) : (
        <p className="mute small">{t.notAllowed}</p>
      )}
      <div role="status">{sending.value && <Notice tone="ok">{t[deed]}</Notice>}</div>
    </Form>
  );
}

/** Why it was not taken: what is wrong with the sentence, where the server says so. */
const refusalText = (problem: Problem, problems: Parameters<typeof problemText>[1]): string =>
  problem.errors[0]?.detail ?? (problem.kind.startsWith("sentence-") ? problem.title : problemText(problem, problems));
