import { consentCookie, vendors, writeConsent } from "../core/consent.ts";
import { countries } from "../core/locale.ts";

/** Hosts of the demo: the country that needs no name, all others, and the same in the card channel. */
const hosts = ["", ...countries.map((country) => `${country.toLowerCase()}.`)].flatMap((of) => [
  `${of}localhost`,
  `cards.${of}localhost`,
]);

/** Of a visitor who declined everything before: no test but that of the question itself meets it. */
export const declinedConsent = hosts.map((domain) => ({
  name: consentCookie,
  value: writeConsent({ id: null, granted: [], declined: vendors.map(({ id }) => id) }),
  ...{ domain, path: "/", expires: -1, httpOnly: false, secure: false, sameSite: "Lax" as const },
}));
