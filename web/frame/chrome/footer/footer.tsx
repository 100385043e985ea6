import { memo, type ReactNode } from "react";
import "./footer.css";
import type { Locale } from "../../../../core/locale.ts";
import { Breadcrumb } from "../../../../ui/breadcrumb.tsx";
import { PagePart } from "../../../browser/islands/page-part.tsx";
import type { BarWord } from "../../../reading/action-bar/bar-words.ts";
import type { Words as ChromeMessages } from "../../../words/chrome/words.generated.ts";
import { useLocale } from "../../../words/context.tsx";
import { useWords } from "../../../words/use-words.ts";
import { Badges } from "../../badges/badges.tsx";
import type { NewsletterContent } from "../../newsletter/newsletter-content.ts";
import { newsletterWords } from "../../newsletter/words.ts";
import type { ChromeData, Crumb } from "../chrome-data.ts";
import { FoldedIsland as Folded, NewsletterIsland, SeoTextIsland } from "../islands.tsx";
import { Boxes } from "./boxes.tsx";
import type { FooterBox } from "./footer-content.ts";
import { FooterLinks } from "./footer-links.tsx";
import { Opinions } from "./opinions.tsx";
import { boxesWithPlaces } from "./place-boxes.ts";
import { Tiles } from "./tiles.tsx";

/** What the end of one page has beside that of all pages. */
export interface PageEnd {
  readonly crumbs?: readonly Crumb[];
  readonly seoText?: readonly BarWord[];
  /** Left out where nothing is sold: under rules, faults and the way to pay. */
  readonly opinions?: false;
  /** Instead of lists and boxes. */
  readonly override?: ReactNode;
  /** No more than the last line: without a network nothing above it does what it offers. */
  readonly short?: true;
}

export interface FooterProps {
  readonly data: Pick<ChromeData, "channel" | "footer" | "places" | "legal" | "year">;
  readonly end?: PageEnd | undefined;
  readonly messages: ChromeMessages;
}

/** The ink that closes every page: what others say, where everything is, how to reach us, the legal pages. */
export const Footer = memo(function Footer({ data, end = {}, messages }: FooterProps) {
  const { footer, places, legal, year } = data;
  const { opinions } = footer;
  const boxes = boxesWithPlaces(footer.boxes, places, messages.places);
  const given = { data, end, messages, boxes };
  return (
    <footer>
      <PagePart name="opinions">
        {opinions && end.opinions !== false && !end.short && <Opinions block={opinions} />}
        {end.override}
      </PagePart>
      <div className="footer">
        {!end.short && <Upper {...given} />}
        <div className="wrap">
          {!end.short && <Lower {...given} />}
          <div className="footer-end">
            <span>{messages.copyright({ year })}</span>
            {legal.length > 0 && (
              <nav aria-label={messages.legal}>
                <FooterLinks links={legal} />
              </nav>
            )}
          </div>
        </div>
      </div>
    </footer>
  );
});

interface PartProps extends FooterProps {
  readonly end: PageEnd;
  readonly boxes: readonly FooterBox[];
}

/** Lists of links, and how to reach us. */
const Upper = ({ data: { channel, footer }, end, messages, boxes }: PartProps) => (
  <>
    <PagePart name="columns">
      {!end.override && (
        <div className="wrap footer-columns">
          <Claim isCard={channel === "card"} messages={messages} />
          <div className="footer-lists">
            {boxes
              .filter(({ kind }) => kind === "links")
              .map(({ title, links }) => (
                <Folded key={title} title={title}>
                  <FooterLinks links={links} />
                </Folded>
              ))}
          </div>
        </div>
      )}
    </PagePart>
    {footer.newsletter && <FooterNewsletter block={footer.newsletter} />}
    {footer.tiles && <Tiles block={footer.tiles} />}
  </>
);

/** Boxes, the text for who searches, the way here and ways to pay. */
function Lower({ data: { footer }, end, messages, boxes }: PartProps) {
  const { payments } = footer;
  const { crumbs = [] } = end;
  const seoText = end.seoText?.length ? end.seoText : footer.seoText;
  return (
    <>
      <PagePart name="boxes">
        {!end.override && <Boxes boxes={boxes.filter(({ kind }) => kind !== "links")} />}
      </PagePart>
      <PagePart name="seo">{seoText.length > 0 && <SeoTextIsland words={seoText} />}</PagePart>
      <PagePart name="way">
        {(crumbs.length > 1 || payments.length > 0) && (
          <div className="footer-way">
            {crumbs.length > 1 && <Breadcrumb label={messages.youAreHere} crumbs={crumbs} />}
            {payments.length > 0 && (
              <div className="footer-payments">
                <h3>{messages.payments}</h3>
                <FooterLinks links={payments} />
              </div>
            )}
          </div>
        )}
      </PagePart>
    </>
  );
}

const allBadges = ["payment-secure", "shipping-parcel", "shipping-pickup", "shipping-express"] as const;

/** Nothing is picked up in the United States. */
const badgesOf = (locale: Locale) => allBadges.filter((badge) => badge !== "shipping-pickup" || locale !== "en-US");

const Claim = ({ isCard, messages }: { readonly isCard: boolean; readonly messages: ChromeMessages }) => {
  const locale = useLocale();
  return (
    <div className="footer-claim">
      <h2>{isCard ? messages.cardsClaim : messages.footerClaim}</h2>
      <p>{isCard ? messages.cardsText : messages.footerText}</p>
      <ul className="footer-badges">
        {badgesOf(locale).map((badge) => (
          <li key={badge}>
            <Badges names={[badge]} />
            {messages.footerBadges[badge]}
          </li>
        ))}
      </ul>
    </div>
  );
};

const FooterNewsletter = ({ block }: { readonly block: NewsletterContent }) => (
  <NewsletterIsland block={block} words={useWords(newsletterWords)} inFooter />
);
