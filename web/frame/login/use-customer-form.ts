import { type FormEvent, useEffect, useRef, useState } from "react";
import { customerPaths } from "../../../services/customers/contract.ts";
import { useMessages } from "../../words/context.tsx";
import { track } from "../tracking/data-layer.ts";
import { type FormAnswer, type FormRefusal, postCustomerForm, refusalText, refusedFields } from "./customer-forms.ts";

/** Sentences by field for what is not there yet; nothing is sent while there is one. */
export type MissingFields = (values: Readonly<Record<string, string>>) => FormRefusal["fields"];

interface FormRules {
  /** Sent along with what she wrote. */
  readonly more: Readonly<Record<string, string>>;
  readonly missing: MissingFields;
  /** A field that is there only once the server has asked for it. */
  readonly question: string | undefined;
}

/** Sends a form to one of the customer paths and keeps what was wrong; the focus goes to the first wrong field. */
export function useCustomerForm(
  path: string,
  onDone: (answer: FormAnswer, values: Readonly<Record<string, string>>) => void,
  { more, missing, question }: FormRules,
) {
  const t = useMessages().account;
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const [asked, setAsked] = useState<string | null>(null);

  useEffect(() => {
    if (!refusal) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>("input"))?.focus();
  }, [refusal]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const fields = missing(values);
    if (Object.keys(fields).length > 0) return setRefusal(refusedFields(fields));
    setSending(true);
    setRefusal(null);
    const answer = await postCustomerForm(path, { ...values, ...more });
    setSending(false);
    if (!answer.ok) {
      const sentence = question && !(question in values) ? answer.error.fields[question] : undefined;
      if (sentence === undefined) return setRefusal(answer.error);
      setAsked(sentence);
      // Nothing is wrong yet, and the focus goes to what is asked.
      return setRefusal(refusedFields({}));
    }
    if (path === customerPaths.login) track({ event: "login", method: "email" });
    if (path === customerPaths.signup) track({ event: "sign_up", method: "email" });
    onDone(answer.value, values);
  };

  return {
    form,
    sending,
    onSubmit,
    /** What is wrong with the form as a whole. */
    said: refusal && refusalText(refusal, t),
    /** The sentence with which the server asked for the field of the question. */
    asked,
    fault: (field: string) => refusal?.fields[field],
  };
}
