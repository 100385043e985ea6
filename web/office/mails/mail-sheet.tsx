import { useState } from "react";
import type { z } from "zod";
import { mailPaths, type mailView } from "../../../services/mail/contract.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { useLocale } from "../../words/context.tsx";
import { officePages } from "../data/office-paths.ts";
import { timeText } from "../data/time-text.ts";
import { useOfficeMessages } from "../messages.ts";

type Shape = "html" | "text";

/** A mail as it went out. The page in the frame may run nothing and load nothing. */
export function MailSheet({ mail }: { readonly mail: z.infer<typeof mailView> }) {
  const t = useOfficeMessages().mails;
  const locale = useLocale();
  const now = new Date();
  const [shape, setShape] = useState<Shape>("html");
  const facts = [
    [t.to, mail.to],
    [t.from, mail.from],
    [t.at, timeText(mail.sentAt ?? mail.createdAt, locale, now)],
    [t.state, `${t.states[mail.state]}${mail.attempts > 0 ? `, ${t.attempts({ count: mail.attempts })}` : ""}`],
  ] as const;
  return (
    <>
      <h2>{mail.subject}</h2>
      <dl className="mail-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mail.lastError && (
        <Notice tone="warn" title={t.lastError}>
          {mail.lastError}
        </Notice>
      )}
      {mail.hidden && <Notice tone="info">{t.hidden}</Notice>}
      <p className="mail-ways small">
        {mail.orderId && (
          <Link underlined href={officePages.order(mail.orderId)}>
            {t.order}
          </Link>
        )}
        <Link underlined href={mailPaths.eml(mail.id)} download>
          <Icon name="download" small />
          {t.download}
        </Link>
      </p>
      <Tabs
        id="mail"
        label={t.shape}
        tabs={[
          { id: "html", label: t.html },
          { id: "text", label: t.text },
        ]}
        selected={shape}
        onSelect={(id) => setShape(id as Shape)}
      />
      <TabPanel tabs="mail" selected={shape} className="mail-panel">
        {shape === "html" ? (
          <iframe
            className="mail-frame"
            title={t.frame({ subject: mail.subject })}
            src={mailPaths.html(mail.id)}
            sandbox=""
          />
        ) : (
          <pre className="mail-text">{mail.text}</pre>
        )}
      </TabPanel>
    </>
  );
}
