import { data, type MetaDescriptor, redirect } from "react-router";
import { contentPagePaths, longestPath } from "../../../services/content-pages/contract.ts";
import { ask } from "../../ask.ts";
import type { PageContext } from "../../page-context.ts";
import { pageHead } from "../page-head-of.ts";
import { structuredReviews } from "./blocks/reviews/structured.ts";
import { type ContentPage, readPage } from "./read-page.ts";

/**
 * The content page of a path; its parts come as the page needs them, with what tab and search engines read.
 *
 * @throws 404 where there is none, and a redirect where it has another address in this locale
 */
export async function loadContent(url: URL, context: PageContext) {
  const page = url.pathname === errorPath ? null : await contentAt(url.pathname, context);
  if (page === null) {
    const said = { message: `Page not found: ${url.pathname}`, content: await contentAt(errorPath, context) };
    throw data(said, { status: 404 });
  }
  if (page.path !== url.pathname) throw redirect(page.path + url.search, 301);
  return { page, head: headOf(page, url, context) };
}

/** Where visitors of an unknown language are sent; its story is shown instead of every page that does not exist. */
const errorPath = "/error";

async function contentAt(path: string, context: PageContext): Promise<ContentPage | null> {
  if (path.length > longestPath) return null;
  const found = await ask(context.api, contentPagePaths.story, { query: { path } });
  if (found.ok) return readPage(found.value.story, context);
  if (found.error.status === 404) return null;
  throw new Error(`content ${path}: ${found.error.kind}`);
}

function headOf(page: ContentPage, url: URL, { shop, hosts }: PageContext): MetaDescriptor[] {
  const [image, ...moreImages] = page.ogImages;
  const reviews = structuredReviews(page.body, url.origin);
  return [
    ...pageHead({ ...page, image }, { url, shop, hosts }),
    ...moreImages.map((one) => ({ property: "og:image", content: new URL(one, url.origin).href })),
    { "script:ld+json": structured(page, url) },
    ...(reviews === null ? [] : [{ "script:ld+json": reviews }]),
  ];
}

const structured = ({ path, title, description, breadcrumb, additionalSameAsLinks }: ContentPage, { origin }: URL) => ({
  "@context": "https://schema.org",
  "@type": "WebPage",
  name: title,
  description,
  url: origin + path,
  ...(additionalSameAsLinks.length > 0 && { sameAs: additionalSameAsLinks }),
  breadcrumb: {
    "@type": "BreadcrumbList",
    itemListElement: breadcrumb.map(({ text, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text,
      item: new URL(href ?? path, origin).href,
    })),
  },
});
