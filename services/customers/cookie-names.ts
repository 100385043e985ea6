/**
 * A cookie's name: where visitors reach the shop by https, one that browsers take from this very host alone (RFC 6265bis, section
 * 4.1.3.2), so that no other host below the same domain can put its own in place of it.
 */
export const hostCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);
