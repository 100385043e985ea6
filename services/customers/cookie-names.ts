/**
 * A cookie's name. With https browsers accept it from this host only (RFC 6265bis, section 4.1.3.2), so that no other
 * host below the domain can replace it.
 */
export const hostCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);
