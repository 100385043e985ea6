import { type FormEvent, type RefObject, useRef, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useOfficeMessages } from "../messages.ts";
import { loginFailure } from "./login-failure.ts";
import { officeSession } from "./use-office.ts";

interface LoginFormProps {
  /** Where the focus starts, for a dialog. */
  readonly first?: RefObject<HTMLInputElement | null> | undefined;
}

/** Address and password of an operator. A refused try keeps the address and returns to the password. */
export function LoginForm({ first }: LoginFormProps) {
  const t = useOfficeMessages().login;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    const answer = await officeSession().signIn({
      email: String(fields.get("email")).trim(),
      password: String(fields.get("password")),
    });
    if (answer.ok) return;
    setBusy(false);
    setProblem(answer.error);
    password.current?.select();
    password.current?.focus();
  }

  return (
    <form className="login-form" method="post" onSubmit={submit}>
      {problem && (
        <Notice tone="bad" announce="assertive">
          {loginFailure(problem, t)}
        </Notice>
      )}
      <TextInput label={t.email} name="email" type="email" autoComplete="username" required ref={first} />
      <TextInput
        label={t.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        ref={password}
      />
      <Button type="submit" wide loading={busy} loadingText={t.busy}>
        {t.submit}
      </Button>
    </form>
  );
}
