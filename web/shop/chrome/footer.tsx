import "./footer.css";
import { Badges } from "../badges/badges.tsx";
import { NewsletterBlock } from "../content/blocks/newsletter/newsletter.tsx";
import type { ChromeData, ChromeLink } from "./chrome-data.ts";
import type { ChromeMessages } from "./messages.de.ts";

interface FooterProps {
  readonly data: Pick<ChromeData, "channel" | "newsletter" | "footer" | "places" | "legal" | "year">;
  readonly messages: ChromeMessages;
}

/** The ink that closes every page: what we are, where everything is, the legal pages. */
export function Footer({ data: { channel, newsletter, footer, places, legal, year }, messages }: FooterProps) {
  const isCard = channel === "card";
  return (
    <footer className="footer">
      {newsletter && <NewsletterBlock block={newsletter} inFooter />}
      <div className="wrap">
        <div className="footer-columns">
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
          {footer.map((column) => (
            <nav key={column.title} className="footer-column" aria-label={column.title}>
              <h3>{column.title}</h3>
              <Links links={column.links} />
            </nav>
          ))}
        </div>
        {places.links.length > 1 && (
          <nav className="footer-places" aria-label={places.title}>
            <h3>{places.title}</h3>
            <ul>
              {places.links.map(({ locale, href, text, current }) => (
                <li key={locale}>
                  <a href={href} lang={locale} hrefLang={locale} aria-current={current ? "true" : undefined}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="footer-end">
          <span>{messages.copyright(year)}</span>
          {legal.length > 0 && (
            <nav aria-label={messages.legal}>
              <Links links={legal} />
            </nav>
          )}
        </div>
      </div>
    </footer>
  );
}

const Links = ({ links }: { links: readonly ChromeLink[] }) => (
  <ul>
    {links.map(({ href, text, current }) => (
      <li key={href}>
        <a href={href} aria-current={current ? "page" : undefined}>
          {text}
        </a>
      </li>
    ))}
  </ul>
);
