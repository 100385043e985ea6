import { newsletterPaths, type SubscriberList } from "../../../services/newsletter/contract.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useLocale } from "../../words/context.tsx";
import { useMay } from "../api/use-office.ts";
import { ListRoom } from "../data/list-room.tsx";
import { officePages } from "../data/office-paths.ts";
import { timeText } from "../data/time-text.ts";
import { useList } from "../data/use-list.ts";
import { SubscriberTable } from "./subscriber-table.tsx";
import { useNewsletterText } from "./words.ts";
import "./newsletter.css";

const tabs = ["all", "confirmed", "asked", "ended"] as const;

/** Who gets the newsletter, who was asked, who signed out, and the file of those who confirmed. */
export default function Newsletter() {
  const t = useNewsletterText();
  const list = useList<SubscriberList>({ at: officePages.newsletter, path: newsletterPaths.list, states: tabs });
  const { value } = list;
  return (
    <>
      <ListRoom
        title={t.title}
        list={list}
        searchHint={t.searchHint}
        tabs={{ id: "newsletter", label: t.state, names: { all: t.all, ...t.states }, counts: value?.counts }}
        rows={({ subscribers }) => subscribers}
        empty={{ icon: "mail", title: t.empty, text: t.emptyText }}
      >
        {(subscribers) => <SubscriberTable subscribers={subscribers} />}
      </ListRoom>
      {value && <TakenFiles exports={value.exports} />}
    </>
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
              <li key={at}>{t.export({ operator, addresses, at: timeText(at, locale, now) })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
