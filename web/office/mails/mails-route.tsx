import { useMatch } from "react-router";
import type { z } from "zod";
import { type mailList, mailPaths } from "../../../services/mail/contract.ts";
import "./mails.css";
import { ListBeside } from "../data/list-beside.tsx";
import { ListRoom } from "../data/list-room.tsx";
import { officePages } from "../data/office-paths.ts";
import { useList } from "../data/use-list.ts";
import { useOfficeMessages } from "../messages.ts";
import { MailTable } from "./mail-table.tsx";

/** The outbox: all mails the shop wrote, the newest first, and beside them the one that is read. */
export default function Mails() {
  const t = useOfficeMessages().mails;
  const open = useMatch(officePages.mail(":id"))?.params.id ?? null;
  const list = useList<z.infer<typeof mailList>>({
    at: open === null ? officePages.mails : officePages.mail(open),
    path: mailPaths.mails,
    every: 30,
  });
  return (
    <ListBeside title={t.title} open={open} context={list.address({}, officePages.mails)}>
      <ListRoom
        title={t.title}
        list={list}
        searchHint={t.searchHint}
        rows={({ mails }) => mails}
        empty={{ icon: "mail", title: t.empty, text: t.emptyText }}
      >
        {(mails) => (
          <>
            {mails.some(({ state }) => state === "kept") && <p className="label mails-kept">{t.keptHint}</p>}
            <MailTable mails={mails} open={open} addressOf={(id) => list.address({}, officePages.mail(id))} />
          </>
        )}
      </ListRoom>
    </ListBeside>
  );
}
