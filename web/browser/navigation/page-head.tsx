import { useRouter } from "./page.ts";

/** The head of the innermost route that defines one; at an error, that of the route which shows it. */
export const Meta = () => useDescribed().map(headElement);

function useDescribed(): readonly object[] {
  const { page, modules } = useRouter();
  const { routes, location, data, error } = page;
  const last = error ? routes.findIndex(({ id }) => id === error.route) : routes.length - 1;
  const route = routes.slice(0, last + 1).findLast(({ id }) => modules[id]?.meta);
  return (route && modules[route.id]?.meta?.({ loaderData: data[route.id], params: route.params, location })) ?? [];
}

/** Marks what is one page's own, in a document whose pages follow each other (`web/browser/islands/put-page.ts`). */
export const ofPage = { "data-page": "" };

function headElement(described: object) {
  const key = JSON.stringify(described);
  if ("title" in described) return <title key="title">{String(described.title)}</title>;
  if ("script:ld+json" in described) {
    const json = JSON.stringify(described["script:ld+json"]).replaceAll("<", "\\u003c");
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element
    return <script key={key} {...ofPage} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  if ("tagName" in described) {
    const { tagName: _, ...attributes } = described;
    return <link key={key} {...ofPage} {...attributes} />;
  }
  return <meta key={key} {...ofPage} {...described} />;
}

/**
 * The style sheets of the routes. A page that comes later waits for those it brings. They are asked for as the bundle's
 * loader asks for sheets of parts, without cookies: a sheet that both want would come twice.
 */
export function Links() {
  const { page } = useRouter();
  const styles = new Set(page.routes.flatMap((route) => route.styles));
  return [...styles].map((href) => (
    <link key={href} rel="stylesheet" href={href} crossOrigin="anonymous" precedence="default" />
  ));
}
