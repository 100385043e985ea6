import { createHmac, timingSafeEqual } from "node:crypto";

export const signatureHeader = "test-signature";

/** Most seconds of a signature's age, so that an intercepted message cannot be replayed later. */
const toleranceSeconds = 300;

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over time and body, the form that Stripe uses. */
export function signBody(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${mac(seconds, body, secret)}`;
}

export function isSigned(body: string, header: string | null, secret: string, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "");
  if (!match?.[1] || !match[2]) return false;
  const seconds = Number(match[1]);
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(match[2], "hex"), Buffer.from(mac(seconds, body, secret), "hex"));
}

const mac = (seconds: number, body: string, secret: string) =>
  createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
