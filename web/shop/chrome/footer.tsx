import "./footer.css";
import { Badges } from "../badges/badges.tsx";
import type { ChromeData, ChromeLink } from "./chrome-data.ts";
import type { ChromeMessages } from "./messages.de.ts";

interface FooterProps {
  readonly data: Pick<ChromeData, "footer" | "legal" | "year">;
  readonly messages: ChromeMessages;
}

/** The ink that closes every page: what we are, where everything is, the legal pages. */
export function Footer({ data: { footer, legal, year }, messages }: FooterProps) {
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-claim">
            <h2>{messages.footerClaim}</h2>
            <p>{messages.footerText}</p>
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
