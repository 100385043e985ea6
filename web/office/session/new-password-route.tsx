import { type FormEvent, useEffect, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { shortestPassword } from "../../../core/password.ts";
import { operatorPaths } from "../../../services/operators/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { browserApi } from "../../browser-api.ts";
import { officePages } from "../data/office-paths.ts";
import { useOfficeMessages } from "../messages.ts";
import { useAccessText } from "./access-words.ts";
import { LoginCard } from "./login-card.tsx";
import { loginFailure } from "./login-failure.ts";

/** Where the link of a mail leads: a new password. The token stands behind the #, where no server sees it. */
export default function NewPassword() {
  const t = useOfficeMessages().login;
  const words = useAccessText();
  const [token, setToken] = useState<string | null>(null);
  const [state, setState] = useState<"asking" | "busy" | "set" | Problem>("asking");
  useEffect(() => setToken(new URLSearchParams(location.hash.slice(1)).get("token") ?? ""), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "busy") return;
    const body = { token, password: String(new FormData(event.currentTarget).get("password")) };
    setState("busy");
    const answer = await browserApi().post(operatorPaths.newPassword, { body });
    setState(answer.ok ? "set" : answer.error);
  }

  const sentence = (problem: Problem): string => {
    if (problem.kind === "link-used") return words.linkUsed;
    if (problem.kind === "password-leaked") return words.leaked;
    if (problem.kind === "password-too-short") return words.tooShort;
    return loginFailure(problem, t);
  };

  return (
    <LoginCard title={words.newTitle}>
      <div className="login-said" role="status">
        {state === "set" && <Notice tone="ok">{words.isSet}</Notice>}
        {token === "" && <Notice tone="warn">{words.linkUsed}</Notice>}
        {typeof state === "object" && <Notice tone="bad">{sentence(state)}</Notice>}
      </div>
      {token && state !== "set" && (
        <form className="login-form" method="post" onSubmit={submit}>
          <TextInput
            label={words.newPassword}
            hint={words.newHint}
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={shortestPassword}
            maxLength={200}
            required
          />
          <Button type="submit" wide loading={state === "busy"} loadingText={t.busy}>
            {words.set}
          </Button>
        </form>
      )}
      <p className="label">
        <Link underlined href={officePages.orders}>
          {words.toLogin}
        </Link>
      </p>
    </LoginCard>
  );
}
