/** A mail address with an end of at least two characters (chrome document, section 5); the server looks closer. */
const mailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/;

/** Whether a text can be a mail address at all: what a form asks before it sends anything. */
export const looksLikeMail = (text: string): boolean => text.length <= 254 && mailShape.test(text);
