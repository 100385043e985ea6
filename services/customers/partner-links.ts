import { createHmac, timingSafeEqual } from "node:crypto";
import type { Channel } from "../../core/channel.ts";
import type { Country } from "../../core/locale.ts";

/** The shop a link is for; in any other it does nothing. */
export interface Audience {
  readonly channel: Channel;
  readonly country: Country;
}

export interface PartnerLink {
  /** A path of the shop's, where the visit begins. */
  readonly to: string;
  /** For whom it was made, as operators call them. */
  readonly partner: string;
  /** The last moment it works, seconds since 1970. */
  readonly until: number;
}

/** Signs what begins a partner's visit, so that nobody but the office does. */
export function partnerProofs(secret: string) {
  const sign = (what: string, parts: readonly (string | number)[]): string =>
    createHmac("sha256", secret)
      .update(`${what}\0${JSON.stringify(parts)}`)
      .digest("base64url");
  const same = (given: string, wanted: string): boolean =>
    given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
  const ofLink = ({ to, partner, until }: PartnerLink, { channel, country }: Audience) =>
    sign("whitelabel link", [channel, country, to, partner, until]);
  const ofVisit = (until: number, { channel, country }: Audience) =>
    sign("whitelabel visit", [channel, country, until]);

  return {
    ofLink,
    /** Whether the office made this link for this shop, and it still works. */
    isLink: (link: PartnerLink, audience: Audience, proof: string, now: Date): boolean =>
      now.getTime() / 1000 <= link.until && same(proof, ofLink(link, audience)),
    /** Value of a visit's cookie for this shop, with its end (seconds since 1970). */
    visit: (until: number, audience: Audience): string => `${until}.${ofVisit(until, audience)}`,
    isVisit(cookie: string, audience: Audience, now: Date): boolean {
      const [until = "", proof = "", ...more] = cookie.split(".");
      return (
        more.length === 0 &&
        /^\d{1,12}$/.test(until) &&
        now.getTime() / 1000 <= Number(until) &&
        same(proof, ofVisit(Number(until), audience))
      );
    },
  };
}
