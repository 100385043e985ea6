import { useOutletContext, useParams } from "react-router";
import type { z } from "zod";
import { mailPaths, type mailView } from "../../../services/mail/contract.ts";
import { SidePane } from "../data/side-pane.tsx";
import { useGet } from "../data/use-get.ts";
import { useOfficeMessages } from "../messages.ts";
import { MailSheet } from "./mail-sheet.tsx";

/** One mail. */
export default function MailPage() {
  const { id = "" } = useParams();
  const t = useOfficeMessages().mails;
  const back = useOutletContext<string>();
  const { answer, reload } = useGet<z.infer<typeof mailView>>(mailPaths.mail(id));
  return (
    <SidePane id={id} back={back} words={t} answer={answer} onRetry={() => void reload()}>
      {(mail) => <MailSheet mail={mail} />}
    </SidePane>
  );
}
