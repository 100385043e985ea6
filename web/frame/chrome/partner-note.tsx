import { useContext } from "react";
import { partnerCookie, whitelabelPath } from "../../../services/customers/contract.ts";
import { NonceContext } from "../../browser/nonce.ts";
import type { Words as ChromeMessages } from "../../words/chrome/words.generated.ts";
import "./partner-note.css";

interface PartnerNoteProps {
  /** Where the visit goes on as the shop's own. */
  readonly to: string;
  readonly messages: Pick<ChromeMessages, "partnerVisit" | "leavePartner">;
}

/**
 * Runs while the page is parsed, before anything is drawn: pages are the same for everybody, so the browser itself
 * writes the partner's name, and nothing moves. Browsers need not load it again.
 */
const tell = import.meta.env.SSR
  ? "(function(s,m){if(!m)return;var n=s.previousElementSibling;" +
    "try{n.querySelector('b').textContent=decodeURIComponent(m[1]);n.hidden=false}catch(unreadable){}" +
    `})(document.currentScript,/(?:^|; )${partnerCookie.replace(".", "\\.")}=([^;]+)/.exec(document.cookie))`
  : "";
const unwritten = { __html: "" };

/** Below the header: which partner began this visit, and the way out of it. */
export function PartnerNote({ to, messages }: PartnerNoteProps) {
  const nonce = useContext(NonceContext);
  return (
    <>
      <aside className="partner-note" aria-label={messages.partnerVisit} hidden suppressHydrationWarning>
        <div className="wrap">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that React leaves the name that stands there */}
          <b dangerouslySetInnerHTML={unwritten} suppressHydrationWarning />
          <span>{messages.partnerVisit}</span>
          <Leave to={to} messages={messages} />
        </div>
      </aside>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: tell }} suppressHydrationWarning />
    </>
  );
}

/** For a partner's customers without its link; at the end of the page, because they are known only later. */
export const PartnerCustomerNote = ({ to, messages }: PartnerNoteProps) => (
  <aside className="partner-customer-note" aria-label={messages.partnerVisit}>
    <div className="wrap">
      {messages.partnerVisit} <Leave to={to} messages={messages} />
    </div>
  </aside>
);

const Leave = ({ to, messages }: PartnerNoteProps) => (
  <a className="link" href={`${whitelabelPath}?on=0&to=${encodeURIComponent(to)}`} rel="nofollow">
    {messages.leavePartner}
  </a>
);
