import { createStore } from "../../browser/store/create-store.ts";

/**
 * Addresses that ask something of the page instead of leading anywhere: an editor places them like any link.
 * `consent-settings` opens the second layer of the consent manager (chrome document, section 2), `help-chat` a
 * conversation with us.
 */
export const linkHooks = ["consent-settings", "help-chat"] as const;
export type LinkHook = (typeof linkHooks)[number];

/** What a link's address asks of the page; null for a link that leads somewhere. */
export const linkHook = (href: string | undefined): LinkHook | null =>
  linkHooks.find((hook) => href === `#${hook}`) ?? null;

/** What somebody does for a link. */
export interface Offer {
  /** Does it; a promise where it has to be waited for. */
  readonly act: () => void | Promise<void>;
  /** A click is about to come: what the link needs can be fetched. */
  readonly near?: () => void;
}

const offered = new Map<LinkHook, Offer>();
/** What was told of them. */
export const toldOffers = createStore<ReadonlyMap<LinkHook, Offer>>(new Map());

let isTelling = false;

/** In a task of its own: most offers come during hydration, and their listeners render at once. */
function tell(): void {
  if (isTelling) return;
  isTelling = true;
  setTimeout(() => {
    isTelling = false;
    toldOffers.write(new Map(offered));
  });
}

/** What was asked for before anybody offered it, and who waits for it. */
const wished = new Map<LinkHook, () => void>();

/** Does what a hook stands for, now or when somebody offers it; resolves once it is done. Browser only. */
export async function askHook(hook: LinkHook): Promise<void> {
  const offer = offered.get(hook);
  if (offer) await offer.act();
  else await new Promise<void>((done) => wished.set(hook, done));
}

/** Somebody is about to ask. Browser only. */
export const nearHook = (hook: LinkHook): void => offered.get(hook)?.near?.();

/** Whoever can do it offers it; links to it are shown from then on. @returns takes the offer back */
export function offerHook(hook: LinkHook, offer: Offer): () => void {
  offered.set(hook, offer);
  tell();
  const done = wished.get(hook);
  wished.delete(hook);
  if (done) void Promise.resolve(offer.act()).finally(done);
  return () => {
    if (offered.get(hook) === offer) offered.delete(hook);
    tell();
  };
}
