import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import "./chat-panel.css";
import { looksLikeMail } from "../../../../core/mail-address.ts";
import { mostOfMessage } from "../../../../services/help-chat/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { TextArea, TextInput } from "../../../../ui/text-input.tsx";
import { tabStorage } from "../../../browser/tab-storage.ts";
import { useLocale, useMessages } from "../../../words/context.tsx";
import { useCustomer } from "../../customer/customer-store.ts";
import { ChatLog } from "./chat-log.tsx";
import { chatDraftKey } from "./chat-state.ts";
import { useConversation } from "./use-conversation.ts";
import { chatWords } from "./words.ts";

/** The conversation with the workshop: beside the page, which stays usable; Esc closes it. */
export function ChatPanel({ onClose }: { readonly onClose: () => void }) {
  const t = chatWords(useLocale());
  const { email: writeEmail } = useMessages().checkout.faults;
  const [wrongEmail, setWrongEmail] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const { messages, mailed, sending, send } = useConversation();
  const isCustomer = useCustomer()?.isLoggedIn ?? false;
  const [text, setText] = useState(() => tabStorage().getItem(chatDraftKey) ?? "");
  const field = useRef<HTMLTextAreaElement>(null);
  // One number until it arrived: sent again after a lost answer it is written once.
  const sentAs = useRef<string | null>(null);
  const title = useId();
  useEffect(() => field.current?.focus(), []);
  // Once the error stands there, so that it is read aloud with the field.
  useEffect(() => {
    if (wrongEmail) emailField.current?.focus();
  }, [wrongEmail]);

  function type(next: string): void {
    setText(next);
    sentAs.current = null;
    tabStorage().setItem(chatDraftKey, next);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (sending === "sending" || text.trim() === "") return field.current?.focus();
    sentAs.current ??= crypto.randomUUID();
    const [email = "", website = ""] = ["email", "website"].map((name) => String(form.get(name) ?? "").trim());
    const isWrong = email !== "" && !looksLikeMail(email);
    setWrongEmail(isWrong);
    if (isWrong) return emailField.current?.focus();
    if (await send({ id: sentAs.current, text: text.trim(), email, website })) type("");
    field.current?.focus();
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  const failed = sending === "offline" || sending === "tooMany" || sending === "failed";
  return (
    <div className="chat" role="dialog" aria-modal={false} aria-labelledby={title} onKeyDown={onKeyDown}>
      <div className="chat-head">
        <div>
          <h2 id={title}>{t.title}</h2>
          <p>{t.hours}</p>
        </div>
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </div>
      <ChatLog messages={messages} words={t} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextArea
          label={t.message}
          labelHidden
          placeholder={t.message}
          ref={field}
          rows={2}
          maxLength={mostOfMessage}
          value={text}
          hint={<span className="chat-enter">{t.enter}</span>}
          onKeyDown={sendByEnter}
          onChange={(event) => type(event.target.value)}
        />
        {mailed || isCustomer ? (
          <p className="label">{isCustomer ? t.mailedToAccount : t.mailed}</p>
        ) : (
          <TextInput
            label={t.email}
            hint={t.emailHint}
            error={wrongEmail ? writeEmail : undefined}
            ref={emailField}
            onChange={() => setWrongEmail(false)}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
          />
        )}
        <div hidden>
          <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label={t.empty} />
        </div>
        {failed && (
          <Notice tone="bad" announce="assertive">
            {t.failures[sending]}
          </Notice>
        )}
        <div className="chat-send">
          <p className="label">{t.kept}</p>
          <Button type="submit" loading={sending === "sending"} loadingText={t.sending}>
            {t.send}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Enter sends, with Shift it makes a new line; keyboards on glass have no Shift+Enter, there it stays a new line. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  if (!matchMedia(keyboardLikely).matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
const keyboardLikely = "(hover: hover) and (pointer: fine)";
