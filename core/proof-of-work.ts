import { sha256 } from "@noble/hashes/sha2.js";

/**
 * A proof of work (Hashcash): a number whose SHA-256, together with its subject, begins with this many zero bits. It
 * costs senders time and the receiver none, and needs no outside service.
 */
export function isWorkDone(about: string, answer: string, bits: number): boolean {
  const digest = sha256(new TextEncoder().encode(`${about}|${answer}`));
  const whole = Math.floor(bits / 8);
  for (let at = 0; at < whole; at++) if (digest[at] !== 0) return false;
  return bits % 8 === 0 || (digest[whole] ?? 0) >> (8 - (bits % 8)) === 0;
}

/** Tries between yields to the page's other work. */
const stride = 2_000;

/** @param pause lets others work; browsers would stand still meanwhile */
export async function doWork(about: string, bits: number, pause: () => Promise<void>): Promise<string> {
  for (let tried = 0; ; tried++) {
    if (tried % stride === stride - 1) await pause();
    const answer = tried.toString(36);
    if (isWorkDone(about, answer, bits)) return answer;
  }
}
