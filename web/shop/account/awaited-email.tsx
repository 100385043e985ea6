import { useState } from "react";
import { customerPaths, type OwnAccount } from "../../../services/customers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { StatusChip } from "../../../ui/chip.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type FormRefusal, postCustomerForm, refusalText } from "../../frame/login/customer-forms.ts";
import { useMessages } from "../../words/context.tsx";

interface AwaitedEmailProps {
  readonly account: OwnAccount;
  /** A link is on its way, unless the address was confirmed meanwhile. */
  readonly onSent: () => void;
}

/**
 * Beside an address that she has not confirmed, or wants another one for: where a link is on its way to, what it brings
 * her, and the mail with it once more.
 */
export function AwaitedEmail({ account: { email, emailProven, awaitedEmail }, onSent }: AwaitedEmailProps) {
  const t = useMessages().account;
  const linkTo = awaitedEmail ?? email;
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState<"sent" | FormRefusal | null>(null);
  const send = async () => {
    setSending(true);
    setSaid(null);
    const answer = await postCustomerForm(customerPaths.proveEmail, {});
    setSending(false);
    setSaid(answer.ok ? "sent" : answer.error);
    if (answer.ok) onSent();
  };
  return (
    <div className="awaited-email">
      {!emailProven && <StatusChip tone="warn">{t.unproven}</StatusChip>}
      <p>
        {linkTo === email
          ? `${t.unprovenText} ${t.mistyped({ setting: t.changeEmail })}`
          : t.awaited({ email: linkTo })}
      </p>
      <div role="status">{said === "sent" && <Notice tone="ok">{t.proofSent({ email: linkTo })}</Notice>}</div>
      {said !== null && said !== "sent" && (
        <Notice tone="bad" announce="assertive">
          {refusalText(said, t) ?? t.failed}
        </Notice>
      )}
      <Button look="ghost" small wide="mobile" loading={sending} loadingText={t.askingForLink} onClick={send}>
        {t.sendAgain}
      </Button>
    </div>
  );
}
