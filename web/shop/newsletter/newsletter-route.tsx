import { data } from "react-router";
import { newsletterPages, newsletterPaths } from "../../../services/newsletter/contract.ts";
import { Button } from "../../../ui/button.tsx";
import type { LoaderArgs, PageProps } from "../../browser/navigation/route-types.ts";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { useNavigation } from "../../frame/use-shop.ts";
import { pageContext } from "../../reading/page-context.ts";
import { useMessages } from "../../words/context.tsx";
import { ContentErrorPage } from "../content/content-error-page.tsx";
import { LegalPage } from "../legal/legal-page.tsx";
import { newsletterPageWords } from "./page-words.ts";

/**
 * Pages of the newsletter, which need no scripts: those that mails lead to have one button, because mail programs open
 * links to look at them; the others say what became of it.
 */
export function loader({ params: { step, token }, context }: LoaderArgs<"step" | "token">) {
  const { shop, asked } = context.get(pageContext);
  const { locale } = shop;
  const words = newsletterPageWords(locale);
  const paths = { confirm: newsletterPaths.confirm, unsubscribe: newsletterPaths.unsubscribe };
  if ((step === "confirm" || step === "unsubscribe") && token !== undefined) {
    return { ...words[step], form: { path: paths[step], token, locale } };
  }
  const told = newsletterPages.find((one) => one === step);
  if (told === undefined || token !== undefined) {
    throw data({ message: `Page not found: ${asked.pathname}`, content: null }, { status: 404 });
  }
  return { ...words[told], button: "", form: null };
}

/** The address opens something: it must not reach search engines, caches, or the pages its links lead to. */
export const headers = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
});

export default function NewsletterRoute({ loaderData: { title, text, button, form } }: PageProps<typeof loader>) {
  const { homeHref } = useNavigation();
  const home = useMessages().chrome.backHome;
  return (
    <>
      <PageHead title={title} personal />
      <LegalPage title={title} lead={text}>
        {form && (
          <form className="legal-more" method="post" action={form.path}>
            <input type="hidden" name="token" value={form.token} />
            <input type="hidden" name="locale" value={form.locale} />
            <Button type="submit">{button}</Button>
          </form>
        )}
        <p className="legal-more">
          <a className="link" href={homeHref}>
            {home}
          </a>
        </p>
      </LegalPage>
    </>
  );
}

export const ErrorBoundary = ContentErrorPage;
