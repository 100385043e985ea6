/** A link of a page: which one of those that lead to the same place. */
export interface LeftBy {
  readonly href: string;
  readonly nth: number;
}

const linksTo = (href: string) => [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];

/** Browser only. */
export function leftBy(link: HTMLAnchorElement): LeftBy {
  const href = link.getAttribute("href") ?? "";
  return { href, nth: linksTo(href).indexOf(link) };
}

/** The same link of a page that is shown again. Browser only. */
export const linkOf = ({ href, nth }: LeftBy): HTMLAnchorElement | undefined => linksTo(href)[nth];
