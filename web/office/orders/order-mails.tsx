import type { z } from "zod";
import { type mailList, mailPaths } from "../../../services/mail/contract.ts";
import { Link } from "../../../ui/link.tsx";
import { useLocale } from "../../words/context.tsx";
import { officePages } from "../data/office-paths.ts";
import { timeText } from "../data/time-text.ts";
import { useGet } from "../data/use-get.ts";
import { useOfficeMessages } from "../messages.ts";

/** Mails that were written for an order. */
export function OrderMails({ orderId }: { readonly orderId: string }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { answer } = useGet<z.infer<typeof mailList>>(mailPaths.mails, { query: { orderId } });
  return (
    <section className="order-part">
      <h3>{t.order.mails}</h3>
      {answer.kind === "failed" && <p className="mute small">{t.order.mailsFailed}</p>}
      {answer.kind === "ready" && answer.value.mails.length === 0 && <p className="mute small">{t.order.noMails}</p>}
      {answer.kind === "ready" && (
        <ul className="entries">
          {answer.value.mails.map(({ id, subject, createdAt, state }) => (
            <li key={id} className="entry">
              <Link href={officePages.mail(id)}>{subject}</Link>
              <span className="mute entry-fact num">
                {timeText(createdAt, locale, new Date())}, {t.mails.states[state]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
