import { sha256 } from "@noble/hashes/sha2.js";

/**
 * Work that costs a sender time and a receiver none: a number whose SHA-256, together with what it is about, begins with so
 * many zero bits (Hashcash, RFC draft of 2002). Found in a browser, checked on the server; nobody outside is asked.
 */
export function isWorkDone(about: string, answer: string, bits: number): boolean {
  const digest = sha256(new TextEncoder().encode(`${about}|${answer}`));
  const whole = Math.floor(bits / 8);
  for (let at = 0; at < whole; at++) if (digest[at] !== 0) return false;
  return bits % 8 === 0 || (digest[whole] ?? 0) >> (8 - (bits % 8)) === 0;
}

/** Tries between two looks at whatever else the page has to do. */
const stride = 2_000;

/** @param pause lets others work; browsers would stand still meanwhile */
export async function doWork(about: string, bits: number, pause: () => Promise<void>): Promise<string> {
  for (let tried = 0; ; tried++) {
    if (tried % stride === stride - 1) await pause();
    const answer = tried.toString(36);
    if (isWorkDone(about, answer, bits)) return answer;
  }
}
