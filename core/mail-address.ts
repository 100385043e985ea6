/** A mail address with an end of at least two characters (chrome document, section 5); the server looks closer. */
const mailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/;

/** Whether a text can be a mail address at all: what a form asks before it sends anything. */
export const looksLikeMail = (text: string): boolean => text.length <= 254 && mailShape.test(text);

/** The domain of an address as mail servers take it, `müller.de` as `xn--mller-kva.de`; empty where it is none. */
export function asciiDomain(domain: string): string {
  const address = `http://${domain}`;
  return /[\s/\\?#:%@[\]]/.test(domain) || !URL.canParse(address) ? "" : new URL(address).hostname;
}
