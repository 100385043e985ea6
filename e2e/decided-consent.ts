import { consentCookie, vendors, writeConsent } from "../core/consent.ts";

/** Of a visitor who declined everything before: no test but that of the question itself meets it. */
export const declinedConsent = (hosts: readonly string[]) =>
  hosts.map((domain) => ({
    name: consentCookie,
    value: writeConsent({ id: null, granted: [], declined: vendors.map(({ id }) => id) }),
    domain,
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: "Lax" as const,
  }));
