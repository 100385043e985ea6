/** Before the path of a page: the file that this page is drawn from (`/_payload/leinwanddruck`), for who comes from another page. */
const prefix = "/_payload";

export const payloadPath = (address: string): string => prefix + address;

/** Path of the page whose file is asked for; null: it is a page itself that is asked for. */
export const pageOfPayload = (pathname: string): string | null =>
  pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null;
