import { useState } from "react";
import { customerPaths } from "../../../services/customers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { StatusChip } from "../../../ui/chip.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../messages/context.tsx";
import { type FormRefusal, postCustomerForm, refusalText } from "./customer-forms.ts";

interface UnprovenEmailProps {
  /** Where the link goes: to this address, or to another one that she wants instead. */
  readonly linkTo: string;
  /** A link is on its way, unless the address was confirmed meanwhile. */
  readonly onSent: () => void;
}

/** Beside an address that she has not confirmed: what that brings her, and the mail with the link once more. */
export function UnprovenEmail({ linkTo, onSent }: UnprovenEmailProps) {
  const t = useMessages().account;
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
    <div className="unproven-email">
      <StatusChip tone="warn">{t.unproven}</StatusChip>
      <p>
        {t.unprovenText} {t.mistyped(t.changeEmail)}
      </p>
      <div role="status">{said === "sent" && <Notice tone="ok">{t.proofSent(linkTo)}</Notice>}</div>
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
