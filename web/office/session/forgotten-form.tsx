import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { operatorPaths } from "../../../services/operators/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { browserApi } from "../../browser-api.ts";
import { useOfficeMessages } from "../messages.ts";
import { useAccessText } from "./access-words.ts";
import { loginFailure } from "./login-failure.ts";

/** Asks for a link to a new password. The answer is the same for every address. */
export function ForgottenForm({ onBack }: { readonly onBack: () => void }) {
  const t = useOfficeMessages().login;
  const words = useAccessText();
  const [state, setState] = useState<"asking" | "busy" | "sent" | Problem>("asking");
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => email.current?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "busy") return;
    const body = { email: String(new FormData(event.currentTarget).get("email")).trim() };
    setState("busy");
    const answer = await browserApi().post(operatorPaths.passwordReset, { body });
    setState(answer.ok ? "sent" : answer.error);
  }

  return (
    <form className="login-form" method="post" onSubmit={submit}>
      <div role="status">
        {state === "sent" && <Notice tone="ok">{words.sent}</Notice>}
        {typeof state === "object" && <Notice tone="bad">{loginFailure(state, t)}</Notice>}
      </div>
      <TextInput label={t.email} name="email" type="email" autoComplete="username" required ref={email} />
      <Button type="submit" wide loading={state === "busy"} loadingText={t.busy}>
        {words.send}
      </Button>
      <Button look="quiet" wide onClick={onBack}>
        {words.back}
      </Button>
    </form>
  );
}
