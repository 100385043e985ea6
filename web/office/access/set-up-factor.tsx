import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { operatorPaths, type RecoveryCodes, type SecondFactorSetup } from "../../../services/operators/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useOfficeMessages } from "../messages.ts";
import { useAccessText } from "../session/access-words.ts";
import { CodeInput } from "../session/code-input.tsx";
import { officeApi } from "../session/use-office.ts";
import { accessFailure } from "./access-failure.ts";
import { QrPicture } from "./qr-picture.tsx";

/** First her password, then the picture for the app and the first code that the app shows. */
export function SetUpFactor({ onOn }: { readonly onOn: (codes: readonly string[]) => void }) {
  const { login } = useOfficeMessages();
  const t = useAccessText();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (setup) code.current?.focus();
  }, [setup]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const text = (name: string) => String(new FormData(form).get(name)).trim();
    const form = event.currentTarget;
    setBusy(true);
    setProblem(null);
    if (setup) {
      const on = await officeApi().post<RecoveryCodes>(operatorPaths.secondFactorConfirm, {
        body: { code: text("code") },
      });
      if (on.ok) return onOn(on.value.codes);
      setProblem(on.error);
    } else {
      const body = { password: String(new FormData(form).get("password")) };
      const begun = await officeApi().post<SecondFactorSetup>(operatorPaths.secondFactorBegin, { body });
      if (begun.ok) setSetup(begun.value);
      else setProblem(begun.error);
    }
    setBusy(false);
  }

  return (
    <form className="access-form" method="post" onSubmit={submit}>
      <div role="alert">{problem && <Notice tone="bad">{accessFailure(problem, login, t)}</Notice>}</div>
      {setup ? (
        <>
          <p>{t.scan}</p>
          <QrPicture text={setup.uri} label={t.picture} />
          <p>
            {t.byHand}: <code className="access-key">{setup.secret.match(/.{1,4}/g)?.join(" ")}</code>
          </p>
          <CodeInput key="code" label={t.firstCode} hint={t.codeHint} first={code} />
          <p className="access-ways">
            <Button type="submit" small loading={busy} loadingText={login.busy}>
              {t.turnOn}
            </Button>
            <Button look="quiet" small onClick={() => setSetup(null)}>
              {t.stop}
            </Button>
          </p>
        </>
      ) : (
        <>
          <TextInput label={t.password} name="password" type="password" autoComplete="current-password" required />
          <p className="access-ways">
            <Button type="submit" small loading={busy} loadingText={login.busy}>
              {t.setUp}
            </Button>
          </p>
        </>
      )}
    </form>
  );
}
