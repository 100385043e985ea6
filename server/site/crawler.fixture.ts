/** Whether a robots.txt with one group allows an address: `*` any characters, `$` the end (RFC 9309, section 2.2). */
export function mayCrawl(robots: string, address: string): boolean {
  const { pathname, search } = new URL(address);
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = ""]) => rule);
  return !rules.some((rule) => patternOf(rule).test(pathname + search));
}

const patternOf = (rule: string): RegExp => {
  const ends = rule.endsWith("$");
  const parts = (ends ? rule.slice(0, -1) : rule).split("*").map(RegExp.escape);
  return new RegExp(`^${parts.join(".*")}${ends ? "$" : ""}`);
};
