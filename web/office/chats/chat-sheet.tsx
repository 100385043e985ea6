import { type ReactNode, useEffect, useRef, useState } from "react";
import { helpChatPaths, mostOfMessage, type OfficeChat } from "../../../services/help-chat/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Failure, Form } from "../../../ui/form.tsx";
import { TextArea } from "../../../ui/text-input.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { timeText } from "../data/time-text.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useChatText } from "./words.ts";

interface ChatSheetProps {
  readonly found: OfficeChat;
  readonly onChange: (found: OfficeChat) => void;
}

/** Who writes from where, what was written, and the answer. */
export function ChatSheet({ found: { chat, messages }, onChange }: ChatSheetProps) {
  const t = useChatText();
  const locale = useLocale();
  const language = new Intl.DisplayNames(locale, { type: "language" }).of(chat.locale) ?? chat.locale;
  const log = useRef<HTMLDivElement>(null);
  const now = new Date();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages.length]);
  return (
    <>
      <h2>{chat.name ?? t.visitor}</h2>
      <dl className="mail-facts">
        <Fact term={t.email}>
          {chat.email ?? t.noEmail} {chat.email !== null && !chat.emailProven && <Chip small>{t.unproven}</Chip>}
        </Fact>
        <Fact term={t.language}>{language}</Fact>
        <Fact term={t.wroteFrom}>{chat.page}</Fact>
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div className="chat-lines" role="log" aria-label={t.log} tabIndex={0} ref={log}>
        <ol>
          {messages.map(({ id, author, operator, text, at }) => (
            <li key={id} data-author={author}>
              <p>{text}</p>
              <p className="label">
                {operator ?? chat.name ?? t.visitor} · {timeText(at, locale, now)}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <Answer id={chat.id} closed={chat.state === "closed"} hint={t.answerHint({ language })} onChange={onChange} />
    </>
  );
}

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

interface AnswerProps extends Pick<ChatSheetProps, "onChange"> {
  readonly id: string;
  readonly closed: boolean;
  readonly hint: string;
}

function Answer({ id, closed, hint, onChange }: AnswerProps) {
  const t = useChatText();
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  // One number until it arrived: sent again after a lost answer it is written once.
  const sentAs = useRef<string | null>(null);
  const telling = useSubmit(
    (path: string, body?: object) => officeApi().post<OfficeChat>(path, body && { body }),
    (found) => onChange(found),
  );

  async function submit(): Promise<void> {
    if (text.trim() === "" || telling.busy) return field.current?.focus();
    sentAs.current ??= crypto.randomUUID();
    if (await telling.submit(helpChatPaths.answers(id), { id: sentAs.current, text: text.trim() })) return;
    setText("");
    sentAs.current = null;
  }

  return (
    <Form className="chat-answer" onSend={submit}>
      <TextArea
        label={t.answer}
        hint={hint}
        ref={field}
        rows={4}
        maxLength={mostOfMessage}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          sentAs.current = null;
        }}
      />
      <Failure>{telling.problem && t.failed}</Failure>
      <div>
        <Button type="submit" small loading={telling.busy} loadingText={t.sending}>
          {t.send}
        </Button>
        {!closed && (
          <Button small look="ghost" onClick={() => void telling.submit(helpChatPaths.close(id))}>
            {t.done}
          </Button>
        )}
      </div>
    </Form>
  );
}
