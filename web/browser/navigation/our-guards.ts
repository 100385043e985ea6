import { judgeLink, type LinkRefusal } from "../../../core/link-rules.ts";
import { splitAddress } from "../../../core/locale-address.ts";
import type { Guard, Guards } from "./guards.ts";
import { isHeld } from "./held-pages.ts";
import type { Page } from "./page.ts";
import { isPersonal } from "./personal-paths.ts";

/** Whether one page can follow another in one document: both public, in one language and on one platform. */
export function canFollow(from: string, to: string): boolean {
  const [here, there] = [splitAddress(from), splitAddress(to)];
  const alike = here.prefix === there.prefix && here.platform === there.platform;
  return alike && ![from, to].some(isPersonal) && !to.includes(".");
}

/** Back and forth within a document loads none, so nobody could be asked. */
const keepHeld: Guard = ({ to, traverses }) => {
  if (!isHeld()) return null;
  return traverses ? { kind: "aborted" } : { kind: "redirected", to, asDocument: true };
};

const followOrLoad: Guard = ({ from, to, traverses, asked }) =>
  traverses || asked || canFollow(from.pathname, to.pathname) ? null : { kind: "redirected", to, asDocument: true };

const notOvertaken: Guard = ({ signal }) => (signal.aborted ? { kind: "cancelled" } : null);

/**
 * What the shop asks before each navigation. Prefixes, platforms and slashes are the server's to mend
 * (`server/shop-of-request.ts`).
 *
 * @param shown the page that is there, at the address that the browser shows
 */
export function ourGuards(shown: () => { readonly page: Page; readonly href: string }): Guards {
  // An error that is asked for again may be over.
  const onlyOnce: Guard = ({ from, to, traverses }) => {
    const { page, href } = shown();
    const isSame = !traverses && to.href === from.href && to.href === href && page.error === undefined;
    return isSame ? { kind: "duplicated" } : null;
  };
  return {
    leave: [keepHeld],
    global: [],
    update: [followOrLoad, onlyOnce],
    entry: [followOrLoad],
    resolve: [notOvertaken],
  };
}

/**
 * An address that a script wants to go to, which nobody judged when it was written down as a link (specification
 * section 5).
 *
 * @param external whether it may lead to another site
 * @throws where it may not: another site without the flag, a dangerous protocol, no address
 */
export function addressToGo(to: string, here: URL, external = false): URL {
  const target = URL.canParse(to, here) ? new URL(to, here) : null;
  const judged = judgeLink(target?.href ?? "", { ownHosts: [here.hostname], external });
  if (target === null || !judged.ok) throw new Error(`${to}: ${judged.ok ? "no-address" : said(judged.error)}`);
  return target;
}

const said = (refusal: LinkRefusal): string =>
  refusal.kind === "forbidden-protocol" ? `forbidden protocol ${refusal.protocol}` : refusal.kind;
