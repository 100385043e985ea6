import { whitelabelPath } from "../../../services/customers/contract.ts";
import type { ChromeMessages } from "./messages.de.ts";
import "./partner-note.css";

interface PartnerNoteProps {
  /** Where the visit goes on as the shop's own. */
  readonly to: string;
  readonly messages: Pick<ChromeMessages, "partnerVisit" | "leavePartner">;
}

/** Says that a partner began this visit. At the end of the page, because it is known only after the page is there, and nothing may move. */
export const PartnerNote = ({ to, messages }: PartnerNoteProps) => (
  <aside className="partner-note" aria-label={messages.partnerVisit}>
    <div className="wrap">
      {messages.partnerVisit}{" "}
      <a className="link" href={`${whitelabelPath}?on=0&to=${encodeURIComponent(to)}`}>
        {messages.leavePartner}
      </a>
    </div>
  </aside>
);
