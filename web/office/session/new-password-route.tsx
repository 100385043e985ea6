import { useEffect, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { shortestPassword } from "../../../core/password.ts";
import { operatorPaths } from "../../../services/operators/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { browserApi } from "../../browser/browser-api.ts";
import { officePages } from "../data/office-paths.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";
import { useAccessText } from "./access-words.ts";
import { LoginCard } from "./login-card.tsx";
import { loginFailure } from "./login-failure.ts";

/** Where the link of a mail leads: a new password. The token stands behind the #, where no server sees it. */
export default function NewPassword() {
  const t = useOfficeMessages().login;
  const words = useAccessText();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(new URLSearchParams(location.hash.slice(1)).get("token") ?? ""), []);

  const [isSet, setIsSet] = useState(false);
  const { submit, busy, problem } = useSubmit(
    (password: string) => browserApi().post(operatorPaths.newPassword, { body: { token, password } }),
    () => setIsSet(true),
  );

  const sentence = (problem: Problem): string => {
    if (problem.kind === "link-used") return words.linkUsed;
    if (problem.kind === "password-leaked") return words.leaked;
    if (problem.kind === "password-too-short") return words.tooShort;
    return loginFailure(problem, t);
  };

  return (
    <LoginCard title={words.newTitle}>
      <div className="login-said" role="status">
        {isSet && <Notice tone="ok">{words.isSet}</Notice>}
        {token === "" && <Notice tone="warn">{words.linkUsed}</Notice>}
        {problem && <Notice tone="bad">{sentence(problem)}</Notice>}
      </div>
      {token && !isSet && (
        <Form
          className="login-form"
          method="post"
          onSend={(form) => submit(String(new FormData(form).get("password")))}
        >
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
          <Button type="submit" wide loading={busy} loadingText={t.busy}>
            {words.set}
          </Button>
        </Form>
      )}
      <p className="label">
        <Link underlined href={officePages.orders}>
          {words.toLogin}
        </Link>
      </p>
    </LoginCard>
  );
}
