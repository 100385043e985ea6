import { memo, type ReactNode } from "react";
import "./footer.css";
import { Breadcrumb } from "../../../../ui/breadcrumb.tsx";
import { Badges } from "../../badges/badges.tsx";
import type { BarWord } from "../../content/action-bar/bar-words.ts";
import { NewsletterBlock } from "../../content/blocks/newsletter/newsletter.tsx";
import type { ChromeData, Crumb } from "../chrome-data.ts";
import type { ChromeMessages } from "../messages.de.ts";
import { Boxes } from "./boxes.tsx";
import { Folded } from "./folded.tsx";
import { FooterLinks } from "./footer-links.tsx";
import { Opinions } from "./opinions.tsx";
import { boxesWithPlaces } from "./place-boxes.ts";
import { SeoText } from "./seo-text.tsx";
import { Tiles } from "./tiles.tsx";

/** What the end of one page has beside that of all pages. */
export interface PageEnd {
  readonly crumbs?: readonly Crumb[];
  readonly seoText?: readonly BarWord[];
  /** Left out where nothing is sold: under rules, faults and the way to pay. */
  readonly opinions?: false;
  /** Instead of lists and boxes. */
  readonly override?: ReactNode;
}

export interface FooterProps {
  readonly data: Pick<ChromeData, "channel" | "footer" | "places" | "legal" | "year">;
  readonly end?: PageEnd | undefined;
  readonly messages: ChromeMessages;
}

/** The ink that closes every page: what others say, where everything is, how to reach us, the legal pages. */
export const Footer = memo(function Footer({ data, end = {}, messages }: FooterProps) {
  const { channel, footer, places, legal, year } = data;
  const { opinions, newsletter, tiles, payments } = footer;
  const { crumbs = [], override } = end;
  const seoText = end.seoText?.length ? end.seoText : footer.seoText;
  const boxes = boxesWithPlaces(footer.boxes, places, messages.places);
  return (
    <footer>
      {opinions && end.opinions !== false && <Opinions block={opinions} />}
      {override}
      <div className="footer">
        {!override && (
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
        {newsletter && <NewsletterBlock block={newsletter} inFooter />}
        {tiles && <Tiles block={tiles} />}
        <div className="wrap">
          {!override && <Boxes boxes={boxes.filter(({ kind }) => kind !== "links")} />}
          {seoText.length > 0 && <SeoText words={seoText} messages={messages} />}
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
          <div className="footer-end">
            <span>{messages.copyright(year)}</span>
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

const Claim = ({ isCard, messages }: { readonly isCard: boolean; readonly messages: ChromeMessages }) => (
  <div className="footer-claim">
    <h2>{isCard ? messages.cardsClaim : messages.footerClaim}</h2>
    <p>{isCard ? messages.cardsText : messages.footerText}</p>
    <ul className="footer-badges">
      {messages.footerBadges.map(({ badge, text }) => (
        <li key={badge}>
          <Badges names={[badge]} />
          {text}
        </li>
      ))}
    </ul>
  </div>
);
