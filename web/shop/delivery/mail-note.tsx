import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../words/context.tsx";

/** In place of a day of arrival, where all that is bought comes by mail. */
export function MailNote() {
  const { byMail: t } = useMessages().delivery;
  return (
    <Notice tone="ok" icon="mail" title={t.title}>
      {t.text}
    </Notice>
  );
}
