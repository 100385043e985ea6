import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { Credentials } from "../api/office-session.ts";
import { officeSession } from "../api/use-office.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";
import { useAccessText } from "./access-words.ts";
import { CodeInput } from "./code-input.tsx";
import { loginFailure } from "./login-failure.ts";

interface LoginFormProps {
  /** Where the focus starts, for a dialog. */
  readonly first?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * Address and password of an operator, and then a code where her second factor is on. A refused try keeps what was right and returns
 * to the rest.
 */
export function LoginForm({ first }: LoginFormProps) {
  const t = useOfficeMessages().login;
  const words = useAccessText();
  const { submit, busy, problem, forget } = useSubmit((typed: Credentials) => officeSession().signIn(typed));
  /** Right, and waiting for a code. */
  const [known, setKnown] = useState<Credentials | null>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (known) code.current?.focus();
  }, [known]);

  async function send(form: HTMLFormElement) {
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name));
    const typed = known
      ? { ...known, code: text("code").trim() }
      : { email: text("email").trim(), password: text("password") };
    const why = await submit(typed);
    if (why === null) return;
    if (why.kind === "code-needed") {
      forget();
      setKnown(typed);
      return;
    }
    const again = known ? code : password;
    again.current?.select();
    again.current?.focus();
  }

  return (
    <Form
      className="login-form"
      method="post"
      onSend={send}
      failure={problem && problem.kind !== "code-needed" && loginFailure(problem, t)}
    >
      {known ? (
        <>
          <p>{words.codeLead}</p>
          <CodeInput key="code" label={words.anyCode} first={code} />
        </>
      ) : (
        <>
          <TextInput label={t.email} name="email" type="email" autoComplete="username" required ref={first} />
          <TextInput
            label={t.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            ref={password}
          />
        </>
      )}
      <Button type="submit" wide loading={busy} loadingText={t.busy}>
        {known ? words.enter : t.submit}
      </Button>
      {known && (
        <Button
          look="quiet"
          wide
          onClick={() => {
            forget();
            setKnown(null);
          }}
        >
          {words.back}
        </Button>
      )}
    </Form>
  );
}
