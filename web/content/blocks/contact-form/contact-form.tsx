import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextArea, TextInput } from "../../../../ui/text-input.tsx";
import { browserApi } from "../../../browser/browser-api.ts";
import type { ViewProps } from "../../define/define-block.ts";
import type { block as definition } from "./block.ts";
import styles from "./contact-form.css?url";
import { askedPerson, type ContactField, type FieldFault, faultsOf, readContactForm } from "./read-form.ts";
import type { ContactFormWords } from "./words.ts";

type State = "ready" | "sending" | "sent" | "offline" | "tooMany" | "failed";

interface ContactFormProps extends ViewProps<typeof definition> {
  readonly words: ContactFormWords;
}

export function ContactFormBlock({ block, words: t }: ContactFormProps) {
  const { headline, text, email, path, limits, people, privacy } = block;
  const { form, state, ready, asked, fault, onSubmit } = useContactForm(path, people);
  const wrong = (field: ContactField) => {
    const found = fault(field);
    return found && t.faults[field === "email" ? "email" : found];
  };
  return (
    <section className="wrap content-contact">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="content-contact-words">
        {headline !== "" && <h2>{headline}</h2>}
        {text !== "" && <p>{text}</p>}
        {email !== "" && (
          <p className="small mute">
            {t.orMail} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </div>
      {state === "sent" ? (
        <Notice tone="ok" announce="polite" title={t.sentTitle}>
          {t.sent}
        </Notice>
      ) : (
        <form ref={form} noValidate onSubmit={(event) => void onSubmit(event)} aria-label={headline || t.form}>
          <div className="content-contact-two">
            <TextInput
              name="name"
              label={t.name}
              autoComplete="name"
              required
              maxLength={limits.name}
              error={wrong("name")}
            />
            <TextInput
              type="email"
              name="email"
              label={t.email}
              autoComplete="email"
              required
              maxLength={limits.email}
              error={wrong("email")}
            />
          </div>
          <TextInput
            name="orderNumber"
            label={t.orderNumber}
            optional={t.optional}
            autoComplete="off"
            maxLength={limits.orderNumber}
          />
          <Select
            name="person"
            label={t.person}
            key={asked}
            defaultValue={asked}
            options={[{ value: "", label: t.anybody }, ...people.map((one) => ({ value: one, label: t.people[one] }))]}
          />
          <TextArea
            name="message"
            label={t.message}
            required
            rows={6}
            maxLength={limits.message}
            error={wrong("message")}
          />
          <div hidden>
            <input type="text" tabIndex={-1} autoComplete="off" name="website" aria-label={t.empty} />
          </div>
          {(state === "offline" || state === "tooMany" || state === "failed") && (
            <Notice tone="bad" announce="assertive">
              {t.failures[state]}
            </Notice>
          )}
          <Button type="submit" disabled={!ready} loading={state === "sending"} loadingText={t.sending}>
            {t.send}
          </Button>
          <p className="small mute">
            {t.usedFor} <a href={privacy}>{t.privacy}</a>
          </p>
        </form>
      )}
    </section>
  );
}

/** Sends the form; whatever goes wrong, what was typed stays where it is. */
function useContactForm(path: string, people: readonly string[]) {
  const form = useRef<HTMLFormElement>(null);
  // One message is one number, however often it has to be sent.
  const id = useRef("");
  const [ready, setReady] = useState(false);
  const [asked, setAsked] = useState("");
  const [state, setState] = useState<State>("ready");
  const [faults, setFaults] = useState<Partial<Record<ContactField, FieldFault>>>({});
  useEffect(() => {
    id.current = crypto.randomUUID();
    setAsked(askedPerson(location.search));
    setReady(true);
  }, []);
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "sending") return;
    const read = readContactForm(new FormData(event.currentTarget), id.current, people.includes(asked) ? "" : asked);
    setFaults(read.faults);
    setState("ready");
    if (Object.keys(read.faults).length > 0) return;
    setState("sending");
    const sent = await browserApi().post(path, { body: read.message });
    if (sent.ok) return setState("sent");
    const { status, errors } = sent.error;
    setFaults(faultsOf(errors.map(({ pointer }) => pointer)));
    setState(status === 0 ? "offline" : status === 429 ? "tooMany" : "failed");
  };
  return { form, state, ready, asked, onSubmit, fault: (field: ContactField) => faults[field] };
}
