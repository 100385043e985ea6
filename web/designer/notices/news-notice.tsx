import { listText } from "../../../core/list-text.ts";
import type { Locale } from "../../../core/locale.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";
import type { Words as DesignerWords } from "../../words/designer/words.generated.ts";
import type { DesignContext } from "../context/design-context.ts";
import { addressOf, designerAddress } from "../context/designer-address.ts";
import { useSessionValue } from "../context/use-design.ts";
import type { News } from "../store/rebase/news.ts";
import "./notices.css";

/** What came from another tab or device, until it was seen. */
export function NewsNotice({ context }: { readonly context: DesignContext }) {
  const t = useMessages().designer.devices;
  const locale = useLocale();
  const { session } = context;
  const news = useSessionValue(session, (state) => state.news);
  if (!news) return null;
  const what = whatCame(news, t, locale);
  const { copy } = news;
  return (
    <div className="notices">
      <Notice
        tone={copy ? "warn" : "info"}
        announce="polite"
        title={t.came}
        action={
          <>
            {copy && (
              <ButtonLink
                look="ghost"
                small
                href={addressOf(designerAddress(context.kind.designerPath, context.shop), copy.design, null)}
              >
                {t.openCopy}
              </ButtonLink>
            )}
            <Button look="quiet" small onClick={() => session.dismissNews()}>
              {t.close}
            </Button>
          </>
        }
      >
        {what && <p>{t.changed({ what })}</p>}
        {copy && <p>{t.copied({ title: copy.title })}</p>}
      </Notice>
    </div>
  );
}

/** "2 Elemente, 1 Foto und der Name"; empty when nothing is known. */
function whatCame(news: News, t: DesignerWords["devices"], locale: Locale): string {
  const counts = (["elements", "sides", "photos"] as const).flatMap((what) =>
    news[what] > 0 ? [t[what]({ count: news[what] })] : [],
  );
  return listText([...counts, ...(news.title ? [t.name] : []), ...(news.configuration ? [t.product] : [])], locale);
}
