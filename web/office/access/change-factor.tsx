import { type FormEvent, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { operatorPaths, type RecoveryCodes } from "../../../services/operators/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useOfficeMessages } from "../messages.ts";
import { useAccessText } from "../session/access-words.ts";
import { CodeInput } from "../session/code-input.tsx";
import { officeApi } from "../session/use-office.ts";
import { accessFailure } from "./access-failure.ts";

/** New recovery codes, or the end of the second factor; each asks for password and code once more. */
export function ChangeFactor({ onChange }: { readonly onChange: (codes: readonly string[] | null) => void }) {
  const { login } = useOfficeMessages();
  const t = useAccessText();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<"renew" | "off" | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const wish = (event.nativeEvent as SubmitEvent).submitter?.dataset.wish === "off" ? "off" : "renew";
    const body = { password: String(fields.get("password")), code: String(fields.get("code")).trim() };
    setBusy(wish);
    setProblem(null);
    const path = wish === "off" ? operatorPaths.secondFactorOff : operatorPaths.recoveryCodes;
    const changed = await officeApi().post<RecoveryCodes | null>(path, { body });
    setBusy(null);
    if (!changed.ok) return setProblem(changed.error);
    onChange(changed.value?.codes ?? null);
  }

  return (
    <form className="access-form" method="post" onSubmit={submit} aria-label={t.change}>
      <h3>{t.change}</h3>
      <div role="alert">{problem && <Notice tone="bad">{accessFailure(problem, login, t)}</Notice>}</div>
      <TextInput label={t.password} name="password" type="password" autoComplete="current-password" required />
      <CodeInput label={t.anyCode} />
      <p className="access-ways">
        <Button type="submit" small data-wish="renew" loading={busy === "renew"} loadingText={login.busy}>
          {t.renew}
        </Button>
        <Button type="submit" look="ghost" small data-wish="off" loading={busy === "off"} loadingText={login.busy}>
          {t.turnOff}
        </Button>
      </p>
    </form>
  );
}
