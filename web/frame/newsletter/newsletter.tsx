import { usePage } from "../../browser/navigation/page.ts";
import "./newsletter.css";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { isPersonal } from "../../browser/navigation/personal-paths.ts";
import { EmailField } from "./email-field.tsx";
import type { NewsletterContent } from "./newsletter-content.ts";
import { useNewsletter } from "./use-newsletter.ts";
import type { NewsletterWords } from "./words.ts";

interface NewsletterBlockProps {
  readonly block: NewsletterContent;
  readonly words: NewsletterWords;
  /** In the footer, on its ground. */
  readonly inFooter?: boolean;
}

/** Pages deeper than the interface knows send to it directly. */
const deepest = 3;

/** The form of the newsletter. Without scripts the browser sends it by itself, and pages say what became of it. */
export function NewsletterBlock({ block, words, inFooter = false }: NewsletterBlockProps) {
  const { headline, newsletterText, inputPlaceholder, ctaText, colours, locale, channel, paths, consent, privacy } =
    block;
  const { field, status, refusal, onSubmit, edited } = useNewsletter(paths);
  const { pathname } = usePage().location;
  const page = isPersonal(pathname) ? "/" : pathname.replace(/\/$/, "") || "/";
  const known = page.split("/").length - 1 <= deepest;
  const style = colours && !inFooter ? { background: colours.background, color: colours.text } : undefined;
  const failed = status === "offline" || status === "tooMany" || status === "failed";
  return (
    <section className={classNames("newsletter", style && "newsletter-ground")} style={style}>
      <div className="wrap">
        <div className="newsletter-words">
          <h2>{headline || words.form}</h2>
          {newsletterText !== "" && <p>{newsletterText}</p>}
        </div>
        {status === "sent" ? (
          <Notice tone="ok" announce="polite" title={words.sentTitle}>
            {words.sent}
          </Notice>
        ) : (
          <form
            method="post"
            action={known ? `${page === "/" ? "" : page}${paths.below}` : paths.subscribe}
            aria-label={headline || words.form}
            noValidate
            onSubmit={(event) => void onSubmit(event)}
          >
            <input type="hidden" name="uniqueIdentifier" value={page} />
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="channel" value={channel} />
            <div hidden>
              <input type="text" tabIndex={-1} autoComplete="off" name="website" aria-label={words.empty} />
            </div>
            <EmailField
              label={words.email}
              example={refusal || words.example}
              placeholder={inputPlaceholder}
              wrong={status === "wrong" || status === "refused"}
              field={field}
              edited={edited}
            />
            <Button type="submit" loading={status === "sending"} loadingText={words.sending}>
              {ctaText || words.send}
            </Button>
            {failed && (
              <Notice tone="bad" announce="assertive">
                {words.failures[status]}
              </Notice>
            )}
            <p className="newsletter-consent">
              {consent} <a href={privacy}>{words.privacy}</a>
            </p>
          </form>
        )}
      </div>
    </section>
  );
}
