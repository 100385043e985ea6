import type { ReactNode } from "react";
import "./customer-form.css";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { FormAnswer } from "./customer-forms.ts";
import { type MissingFields, useCustomerForm } from "./use-customer-form.ts";

export interface CustomerFormProps {
  /** One of the customer paths. */
  readonly path: string;
  readonly title: string;
  readonly send: string;
  readonly sending: string;
  readonly look?: "ghost" | undefined;
  /** Sent along with what she wrote. */
  readonly more?: Readonly<Record<string, string>>;
  /** What is wrong before anything is sent, by field. */
  readonly missing?: MissingFields;
  /** A field that is there only once the server has asked for it. */
  readonly question?: string;
  /** With what she wrote. */
  readonly onDone: (answer: FormAnswer, values: Readonly<Record<string, string>>) => void;
  /** The fields, each told what is wrong with it, and the sentence that asks the question, once it is asked. */
  readonly children: (fault: (field: string) => string | undefined, asked: string | null) => ReactNode;
}

const nothing = {};
const noneMissing: MissingFields = () => nothing;

/** A form of the account: what is wrong as a whole, its fields, its button. */
export function CustomerForm(props: CustomerFormProps) {
  const { path, title, send, look, more = nothing, missing = noneMissing, question, onDone, children } = props;
  const { form, sending, onSubmit, said, asked, fault } = useCustomerForm(path, onDone, { more, missing, question });
  return (
    <form ref={form} className="customer-form" onSubmit={onSubmit} noValidate aria-label={title}>
      {said && (
        <Notice tone="bad" announce="assertive">
          {said}
        </Notice>
      )}
      {children(fault, asked)}
      <Button type="submit" look={look} wide="mobile" loading={sending} loadingText={props.sending}>
        {send}
      </Button>
    </form>
  );
}
