import { operatorPaths, type RecoveryCodes } from "../../../services/operators/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Row } from "../../../ui/layout.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { officeApi } from "../api/use-office.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";
import { useAccessText } from "../session/access-words.ts";
import { CodeInput } from "../session/code-input.tsx";
import { accessFailure } from "./access-failure.ts";

/** New recovery codes, or the end of the second factor; each asks for password and code once more. */
export function ChangeFactor({ onChange }: { readonly onChange: (codes: readonly string[] | null) => void }) {
  const { login } = useOfficeMessages();
  const t = useAccessText();
  const changing = useSubmit(
    (wish: "renew" | "off", body: object) => {
      const path = wish === "off" ? operatorPaths.secondFactorOff : operatorPaths.recoveryCodes;
      return officeApi().post<RecoveryCodes | null>(path, { body });
    },
    (made) => onChange(made?.codes ?? null),
  );
  const { problem, sending } = changing;

  function submit(form: HTMLFormElement, submitter: HTMLElement | null) {
    const fields = new FormData(form);
    changing.forget();
    return changing.submit(submitter?.dataset.wish === "off" ? "off" : "renew", {
      password: String(fields.get("password")),
      code: String(fields.get("code")).trim(),
    });
  }

  return (
    <Form className="access-form" method="post" onSend={submit} aria-label={t.change}>
      <h3>{t.change}</h3>
      <div role="alert">{problem && <Notice tone="bad">{accessFailure(problem, login, t)}</Notice>}</div>
      <TextInput label={t.password} name="password" type="password" autoComplete="current-password" required />
      <CodeInput label={t.anyCode} />
      <Row>
        <Button type="submit" small data-wish="renew" loading={sending?.[0] === "renew"} loadingText={login.busy}>
          {t.renew}
        </Button>
        <Button
          type="submit"
          look="ghost"
          small
          data-wish="off"
          loading={sending?.[0] === "off"}
          loadingText={login.busy}
        >
          {t.turnOff}
        </Button>
      </Row>
    </Form>
  );
}
