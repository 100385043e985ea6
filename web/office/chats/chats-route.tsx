import { useEffect, useRef } from "react";
import { Outlet, useMatch, useSearchParams } from "react-router";
import { type ChatList, helpChatPaths } from "../../../services/help-chat/contract.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TabPanel } from "../../../ui/tabs.tsx";
import { FailedAnswer } from "../data/failed-answer.tsx";
import { choiceAddress, type ListChoice, readChoice } from "../data/list-choice.ts";
import { ListHead } from "../data/list-head.tsx";
import { ListPages } from "../data/list-pages.tsx";
import { ListWait } from "../data/list-wait.tsx";
import { officePages } from "../data/office-paths.ts";
import { StateTabs } from "../data/state-tabs.tsx";
import { useAnswer } from "../data/use-answer.ts";
import { useReturnToRow } from "../data/use-return-to-row.ts";
import { useWhileVisible } from "../data/use-while-visible.ts";
import { noteChatCounts } from "../frame/work-counts.ts";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import { ChatTable } from "./chat-table.tsx";
import { useChatText } from "./words.ts";
import "../mails/mails.css";
import "./chats.css";

const tabs = ["waiting", "open", "closed", "all"] as const;
/** Seconds between looks: somebody waits for an answer. */
const often = 4;

/** What visitors ask, those that wait first, and beside them the conversation that is open. */
export default function Chats() {
  const t = useChatText();
  const { frame } = useOfficeMessages();
  const [query] = useSearchParams();
  const choice = readChoice(query, tabs);
  const open = useMatch(officePages.chat(":id"))?.params.id ?? null;
  const section = useRef<HTMLElement>(null);
  useReturnToRow(section, open);
  const { answer, reload, look } = useAnswer(
    choiceAddress("chats", choice, tabs),
    (signal) => {
      const { state, page } = choice;
      const asked = { ...(state !== "all" && { state }), page: String(page) };
      return officeApi().get<ChatList>(helpChatPaths.chats, { query: asked, signal });
    },
    { keep: true },
  );
  useWhileVisible(often, look);
  const counts = answer.kind === "ready" ? answer.value.counts : null;
  useEffect(() => {
    if (counts) noteChatCounts(counts);
  }, [counts]);
  const addressOf = (id: string | null, change: Partial<ListChoice> = {}) =>
    choiceAddress(id === null ? officePages.chats : officePages.chat(id), { ...choice, ...change }, tabs);
  return (
    <div className="mails" data-open={open === null ? undefined : true}>
      <title>{`${t.title}: ${frame.mark}`}</title>
      {open !== null && <h1 className="visually-hidden page-title">{t.title}</h1>}
      <section className="mails-list" ref={section} aria-label={t.title}>
        <ListHead
          title={t.title}
          tabs={
            <StateTabs
              id="chats"
              label={t.state}
              selected={choice.state}
              tabs={tabs.map((state) => ({
                id: state,
                label: state === "all" ? t.all : t.states[state],
                count: (state !== "all" && counts?.[state]) || undefined,
                href: addressOf(null, { state, page: 1 }),
              }))}
            />
          }
        />
        <TabPanel tabs="chats" selected={choice.state}>
          {answer.kind === "loading" && <ListWait />}
          {answer.kind === "failed" && (
            <div className="list-empty">
              <FailedAnswer problem={answer.problem} onRetry={() => void reload()} />
            </div>
          )}
          {answer.kind === "ready" && (
            <div data-fresh={answer.fresh}>
              {answer.value.chats.length === 0 ? (
                <div className="list-empty">
                  <EmptyState icon="speech" title={t.empty}>
                    {t.emptyText}
                  </EmptyState>
                </div>
              ) : (
                <ChatTable chats={answer.value.chats} open={open} addressOf={addressOf} />
              )}
              <div className="list-foot">
                <ListPages {...answer.value} href={(page) => addressOf(open, { page })} />
              </div>
            </div>
          )}
        </TabPanel>
      </section>
      <Outlet context={{ back: addressOf(null), changed: look }} />
    </div>
  );
}
