import { useEffect, useRef, useState } from "react";
import { operatorPaths } from "../../../services/operators/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { browserApi } from "../../browser/browser-api.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";
import { useAccessText } from "./access-words.ts";
import { loginFailure } from "./login-failure.ts";

/** Asks for a link to a new password. The answer is the same for every address. */
export function ForgottenForm({ onBack }: { readonly onBack: () => void }) {
  const t = useOfficeMessages().login;
  const words = useAccessText();
  const [isSent, setIsSent] = useState(false);
  const { submit, busy, problem } = useSubmit(
    (address: string) => browserApi().post(operatorPaths.passwordReset, { body: { email: address } }),
    () => setIsSent(true),
  );
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => email.current?.focus(), []);

  return (
    <Form
      className="login-form"
      method="post"
      onSend={(form) => submit(String(new FormData(form).get("email")).trim())}
    >
      <div role="status">
        {isSent && !busy && !problem && <Notice tone="ok">{words.sent}</Notice>}
        {!busy && problem && <Notice tone="bad">{loginFailure(problem, t)}</Notice>}
      </div>
      <TextInput label={t.email} name="email" type="email" autoComplete="username" required ref={email} />
      <Button type="submit" wide loading={busy} loadingText={t.busy}>
        {words.send}
      </Button>
      <Button look="quiet" wide onClick={onBack}>
        {words.back}
      </Button>
    </Form>
  );
}
