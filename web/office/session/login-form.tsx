import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useOfficeMessages } from "../messages.ts";
import { useAccessText } from "./access-words.ts";
import { CodeInput } from "./code-input.tsx";
import { loginFailure } from "./login-failure.ts";
import type { Credentials } from "./office-session.ts";
import { officeSession } from "./use-office.ts";

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
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  /** Right, and waiting for a code. */
  const [known, setKnown] = useState<Credentials | null>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (known) code.current?.focus();
  }, [known]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name));
    const typed = known
      ? { ...known, code: text("code").trim() }
      : { email: text("email").trim(), password: text("password") };
    setBusy(true);
    const answer = await officeSession().signIn(typed);
    if (answer.ok) return;
    setBusy(false);
    if (answer.error.kind === "code-needed") {
      setProblem(null);
      setKnown(typed);
      return;
    }
    setProblem(answer.error);
    const again = known ? code : password;
    again.current?.select();
    again.current?.focus();
  }

  return (
    <form className="login-form" method="post" onSubmit={submit}>
      {problem && (
        <Notice tone="bad" announce="assertive">
          {loginFailure(problem, t)}
        </Notice>
      )}
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
            setProblem(null);
            setKnown(null);
          }}
        >
          {words.back}
        </Button>
      )}
    </form>
  );
}
