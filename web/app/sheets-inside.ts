/**
 * Puts a page's style sheets into the document: what can be read first stands in the first answer, and no further ones
 * are waited for. The links stay, switched off, so that later requests for a sheet (React, the bundle's loader)
 * find it there.
 *
 * @param sheet text of a style sheet by its address
 * @param nonce marks the element for the server, which turns the mark into a hash
 */
export function withSheetsInside(html: string, sheet: (href: string) => string, nonce: string): string {
  const texts: string[] = [];
  let first = -1;
  const switchedOff = html.replace(
    /<link rel="stylesheet" href="([^"]+)"(?: crossorigin="anonymous")? data-precedence="[^"]*"/g,
    (link, href, at) => {
      if (first < 0) first = at;
      texts.push(sheet(href));
      return `${link} disabled=""`;
    },
  );
  if (first < 0) return html;
  return `${html.slice(0, first)}<style nonce="${nonce}">${texts.join("")}</style>${switchedOff.slice(first)}`;
}
