import { useEffect, useRef, useState } from "react";
import { operatorPaths, type RecoveryCodes, type SecondFactorSetup } from "../../../services/operators/contract.ts";
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
import { QrPicture } from "./qr-picture.tsx";

/** First her password, then the picture for the app and the first code that the app shows. */
export function SetUpFactor({ onOn }: { readonly onOn: (codes: readonly string[]) => void }) {
  const { login } = useOfficeMessages();
  const t = useAccessText();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (setup) code.current?.focus();
  }, [setup]);
  const beginning = useSubmit(
    (password: string) => officeApi().post<SecondFactorSetup>(operatorPaths.secondFactorBegin, { body: { password } }),
    setSetup,
  );
  const confirming = useSubmit(
    (typed: string) => officeApi().post<RecoveryCodes>(operatorPaths.secondFactorConfirm, { body: { code: typed } }),
    ({ codes }) => onOn(codes),
  );
  const busy = beginning.busy || confirming.busy;
  const problem = setup ? confirming.problem : beginning.problem;

  function submit(form: HTMLFormElement) {
    const text = (name: string) => String(new FormData(form).get(name));
    const step = setup ? confirming : beginning;
    step.forget();
    return step.submit(setup ? text("code").trim() : text("password"));
  }

  return (
    <Form className="access-form" method="post" onSend={submit}>
      <div role="alert">{problem && <Notice tone="bad">{accessFailure(problem, login, t)}</Notice>}</div>
      {setup ? (
        <>
          <p>{t.scan}</p>
          <QrPicture text={setup.uri} label={t.picture} />
          <p>
            {t.byHand}: <code className="access-key">{setup.secret.match(/.{1,4}/g)?.join(" ")}</code>
          </p>
          <CodeInput key="code" label={t.firstCode} hint={t.codeHint} first={code} />
          <Row>
            <Button type="submit" small loading={busy} loadingText={login.busy}>
              {t.turnOn}
            </Button>
            <Button
              look="quiet"
              small
              onClick={() => {
                confirming.forget();
                setSetup(null);
              }}
            >
              {t.stop}
            </Button>
          </Row>
        </>
      ) : (
        <>
          <TextInput label={t.password} name="password" type="password" autoComplete="current-password" required />
          <Row>
            <Button type="submit" small loading={busy} loadingText={login.busy}>
              {t.setUp}
            </Button>
          </Row>
        </>
      )}
    </Form>
  );
}
