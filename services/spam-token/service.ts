import { createHmac, timingSafeEqual } from "node:crypto";
import { isWorkDone } from "../../core/proof-of-work.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { createToken } from "../../platform/tokens/random.ts";
import { type SpamChallenge, spamWork } from "./contract.ts";

/** 8,192 tries on average: unnoticeable on an old phone, expensive for senders of thousands. */
const bits = 13;
const secondsToLive = 900;

export interface SpamTokenDependencies {
  readonly clock: Clock;
  readonly secret: string;
}

export type SpamVerdict = "good" | "missing" | "bad";

/** Issues challenges and checks their solutions; stateless, because a token is valid for one text only. */
export function createSpamTokens({ clock, secret }: SpamTokenDependencies) {
  const seal = (text: string) => createHmac("sha256", secret).update(`spam-token ${text}`).digest("base64url");
  const now = () => Math.floor(clock.now().getTime() / 1000);
  return {
    challenge(): SpamChallenge {
      const text = `${(now() + secondsToLive).toString(36)}-${createToken().slice(0, 16)}`;
      return { challenge: `${text}:${seal(text)}`, bits };
    },
    /** @param text what the work was to be about */
    check(token: string, text: string): SpamVerdict {
      if (token === "") return "missing";
      const [, challenge = "", signed = "", mac = "", answer = ""] = shape.exec(token) ?? [];
      if (!isSame(mac, seal(signed)) || Number.parseInt(signed, 36) < now()) return "bad";
      return isWorkDone(spamWork(challenge, text), answer, bits) ? "good" : "bad";
    },
  };
}
export type SpamTokens = ReturnType<typeof createSpamTokens>;

const shape = /^(([0-9a-z]{1,10}-[\w-]{16}):([\w-]{43}))\.([0-9a-z]{1,12})$/;

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
