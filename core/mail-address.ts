/** A mail address with an end of at least two characters (chrome document, section 5); the server looks closer. */
const mailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/;

/** Whether a text can be a mail address, as forms check before they send it. */
export const looksLikeMail = (text: string): boolean => text.length <= 254 && mailShape.test(text);

/** The domain of an address as mail servers take it, `müller.de` as `xn--mller-kva.de`; empty where it is none. */
export function asciiDomain(domain: string): string {
  const address = `http://${domain}`;
  return /[\s/\\?#:%@[\]]/.test(domain) || !URL.canParse(address) ? "" : new URL(address).hostname;
}
