import { useOutletContext, useParams } from "react-router";
import type { z } from "zod";
import { mailPaths, type mailView } from "../../../services/mail/contract.ts";
import { MessagePane } from "../data/message-pane.tsx";
import { useAnswer } from "../data/use-answer.ts";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import { MailSheet } from "./mail-sheet.tsx";

/** One mail. */
export default function MailPage() {
  const { id = "" } = useParams();
  const t = useOfficeMessages().mails;
  const back = useOutletContext<string>();
  const { answer, reload } = useAnswer(`mail ${id}`, (signal) =>
    officeApi().get<z.infer<typeof mailView>>(mailPaths.mail(id), { signal }),
  );
  return (
    <MessagePane id={id} back={back} words={t} answer={answer} onRetry={() => void reload()}>
      {(mail) => <MailSheet mail={mail} />}
    </MessagePane>
  );
}
