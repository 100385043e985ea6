/**
 * HTML from elsewhere before the editor reads it, which takes only what its schema knows: here goes what would otherwise
 * leave words behind, and lists that a word processor writes as paragraphs become lists.
 */
export function cleanPasted(html: string): string {
  return wordLists(
    html
      .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, "")
      .replaceAll(/<!\[[^>]*\]>/g, "")
      .replaceAll(/<(script|style|title|xml|svg|math|template|iframe|object)\b[\s\S]*?<\/\1\s*>/gi, "")
      .replaceAll(/<\/?(?:o|w|m|v|st1):[^>]*>/gi, "")
      .replaceAll(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ""),
  );
}

const wordItem = /<p\b[^>]*\bmso-list:\s*l\d[^>]*>([\s\S]*?)<\/p>/gi;
/** The bullet or number that a word processor wrote into the line itself. */
const sign = /^(?:\s|&nbsp;|<[^>]*>)*(?:[·•§o\-–]|(\d+)[.)])(?:\s|&nbsp;|<\/?span[^>]*>)*/i;

function wordLists(html: string): string {
  if (!html.includes("mso-list")) return html;
  const items = html.replaceAll(wordItem, (_whole, inner: string) => {
    const tag = sign.exec(inner)?.[1] === undefined ? "ul" : "ol";
    return `<${tag} data-word><li><p>${inner.replace(sign, "")}</p></li></${tag}>`;
  });
  return items.replaceAll(/<\/(ul|ol)>\s*<\1 data-word>/g, "").replaceAll(" data-word", "");
}
