import { useRef } from "react";
import { Outlet, useMatch, useSearchParams } from "react-router";
import type { z } from "zod";
import { type mailList, mailPaths } from "../../../services/mail/contract.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListAnswer } from "../data/answer-wait.tsx";
import { choiceAddress, type ListChoice, readChoice } from "../data/list-choice.ts";
import { ListHead } from "../data/list-head.tsx";
import { ListPages } from "../data/list-pages.tsx";
import { officePages } from "../data/office-paths.ts";
import { SearchField } from "../data/search-field.tsx";
import { useAnswer } from "../data/use-answer.ts";
import { useReturnToRow } from "../data/use-return-to-row.ts";
import { useWhileVisible } from "../data/use-while-visible.ts";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import { MailTable } from "./mail-table.tsx";
import "./mails.css";

const allMails = ["all"] as const;

/** The outbox: all mails the shop wrote, the newest first, and beside them the one that is read. */
export default function Mails() {
  const t = useOfficeMessages();
  const [query] = useSearchParams();
  const choice = readChoice(query, allMails);
  const open = useMatch(officePages.mail(":id"))?.params.id ?? null;
  const section = useRef<HTMLElement>(null);
  useReturnToRow(section, open);
  const { answer, reload, look } = useAnswer(
    choiceAddress("mails", choice, allMails),
    (signal) =>
      officeApi().get<z.infer<typeof mailList>>(mailPaths.mails, {
        query: { ...(choice.search && { search: choice.search }), page: String(choice.page) },
        signal,
      }),
    { keep: true },
  );
  useWhileVisible(30, look);

  const addressOf = (id: string | null, change: Partial<ListChoice> = {}) =>
    choiceAddress(id === null ? officePages.mails : officePages.mail(id), { ...choice, ...change }, allMails);
  const kept = answer.kind === "ready" && answer.value.mails.some(({ state }) => state === "kept");
  return (
    <div className="mails" data-open={open === null ? undefined : true}>
      <title>{`${t.mails.title}: ${t.frame.mark}`}</title>
      {open !== null && <h1 className="visually-hidden page-title">{t.mails.title}</h1>}
      <section className="mails-list" ref={section} aria-label={t.mails.title}>
        <ListHead
          title={t.mails.title}
          search={
            <SearchField
              value={choice.search}
              hint={t.mails.searchHint}
              addressOf={(search) => addressOf(open, { search, page: 1 })}
            />
          }
        />
        <ListAnswer answer={answer} onRetry={() => void reload()}>
          {(list) => (
            <>
              {kept && <p className="label mails-kept">{t.mails.keptHint}</p>}
              {list.mails.length === 0 ? (
                <NoMails search={choice.search} />
              ) : (
                <MailTable mails={list.mails} open={open} addressOf={addressOf} />
              )}
              <div className="list-foot">
                <ListPages {...list} href={(page) => addressOf(open, { page })} />
              </div>
            </>
          )}
        </ListAnswer>
      </section>
      <Outlet context={addressOf(null)} />
    </div>
  );
}

function NoMails({ search }: { readonly search: string }) {
  const t = useOfficeMessages();
  return (
    <div className="list-empty">
      {search === "" ? (
        <EmptyState icon="mail" title={t.mails.empty}>
          {t.mails.emptyText}
        </EmptyState>
      ) : (
        <EmptyState icon="search" title={t.list.noHit}>
          {t.list.noHitText(search)}
        </EmptyState>
      )}
    </div>
  );
}
