/** Prefix of the file with a page's data (`/_payload/leinwanddruck`), for client navigation. */
const prefix = "/_payload";

export const payloadPath = (address: string): string => prefix + address;

/** Path of the page whose file is asked for; null: it is a page itself that is asked for. */
export const pageOfPayload = (pathname: string): string | null =>
  pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null;
