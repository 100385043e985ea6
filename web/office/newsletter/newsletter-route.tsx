import { useSearchParams } from "react-router";
import { newsletterPaths, type Subscriber, type SubscriberList } from "../../../services/newsletter/contract.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { TabPanel } from "../../../ui/tabs.tsx";
import { useLocale } from "../../messages/context.tsx";
import { ListAnswer } from "../data/answer-wait.tsx";
import { choiceAddress, type ListChoice, readChoice } from "../data/list-choice.ts";
import { ListHead } from "../data/list-head.tsx";
import { ListPages } from "../data/list-pages.tsx";
import { officePages } from "../data/office-paths.ts";
import { SearchField } from "../data/search-field.tsx";
import { StateTabs } from "../data/state-tabs.tsx";
import { timeText } from "../data/time-text.ts";
import { useAnswer } from "../data/use-answer.ts";
import { useOfficeMessages } from "../messages.ts";
import { officeApi, useMay } from "../session/use-office.ts";
import { SubscriberTable } from "./subscriber-table.tsx";
import { useNewsletterText } from "./words.ts";
import "./newsletter.css";

const tabs = ["all", "confirmed", "asked", "ended"] as const;

/** Who gets the newsletter, who was asked, who signed out, and the file of those who confirmed. */
export default function Newsletter() {
  const { frame } = useOfficeMessages();
  const t = useNewsletterText();
  const [query] = useSearchParams();
  const choice = readChoice(query, tabs);
  const { answer, reload } = useAnswer(
    choiceAddress("newsletter", choice, tabs),
    (signal) => {
      const { state, search, page } = choice;
      const asked = { ...(state !== "all" && { state }), ...(search && { search }), page: String(page) };
      return officeApi().get<SubscriberList>(newsletterPaths.list, { query: asked, signal });
    },
    { keep: true },
  );
  const address = (change: Partial<ListChoice>) =>
    choiceAddress(officePages.newsletter, { ...choice, page: 1, ...change }, tabs);
  const counts = answer.kind === "ready" ? answer.value.counts : null;
  return (
    <>
      <title>{`${t.title}: ${frame.mark}`}</title>
      <ListHead
        title={t.title}
        search={<SearchField value={choice.search} hint={t.searchHint} addressOf={(search) => address({ search })} />}
        tabs={
          <StateTabs
            id="newsletter"
            label={t.state}
            selected={choice.state}
            tabs={tabs.map((state) => ({
              id: state,
              label: state === "all" ? t.all : t.states[state],
              count: (state !== "all" && counts?.[state]) || undefined,
              href: address({ state }),
            }))}
          />
        }
      />
      <TabPanel tabs="newsletter" selected={choice.state}>
        <ListAnswer answer={answer} onRetry={() => void reload()}>
          {(list) => (
            <>
              <Found subscribers={list.subscribers} search={choice.search} />
              <div className="list-foot">
                <ListPages {...list} href={(page) => address({ page })} />
              </div>
              <TakenFiles exports={list.exports} />
            </>
          )}
        </ListAnswer>
      </TabPanel>
    </>
  );
}

function Found({ subscribers, search }: { readonly subscribers: readonly Subscriber[]; readonly search: string }) {
  const { list } = useOfficeMessages();
  const t = useNewsletterText();
  if (subscribers.length > 0) return <SubscriberTable subscribers={subscribers} />;
  return (
    <div className="list-empty">
      {search === "" ? (
        <EmptyState icon="mail" title={t.empty}>
          {t.emptyText}
        </EmptyState>
      ) : (
        <EmptyState icon="search" title={list.noHit}>
          {list.noHitText(search)}
        </EmptyState>
      )}
    </div>
  );
}

/** The file, for who may take it, and who took it before. */
function TakenFiles({ exports }: Pick<SubscriberList, "exports">) {
  const t = useNewsletterText();
  const locale = useLocale();
  const mayExport = useMay("newsletter-export");
  const now = new Date();
  if (!mayExport && exports.length === 0) return null;
  return (
    <section className="newsletter-files">
      {mayExport && (
        <Link underlined href={newsletterPaths.file} download>
          <Icon name="download" small />
          {t.download}
        </Link>
      )}
      {exports.length > 0 && (
        <>
          <h2>{t.downloaded}</h2>
          <ul>
            {exports.map(({ operator, addresses, at }) => (
              <li key={at}>{t.export(operator, addresses, timeText(at, locale, now))}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
