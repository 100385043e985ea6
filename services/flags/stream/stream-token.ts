import { sign, verify } from "hono/jwt";
import { z } from "zod";
import type { Clock } from "../../../platform/time/clock.ts";

/** Seconds. Clients take a new one 600 s before the end, so a short life would have them ask without pause. */
const life = 3_600;
const algorithm = "HS256";

/** Contents that a stream may carry. */
export interface StreamRight {
  readonly environment: number;
  /** Names the key that it was given for, and ends with it. */
  readonly key: string;
  /** Browsers know no members of segments, only what they are in themselves. */
  readonly audience: "server" | "browser";
  /** Of the older clients (10.x), whose messages of memberships are others. */
  readonly isOlder: boolean;
}

/** A right, and how long it lasts: seconds since 1970. */
export interface LastingRight extends StreamRight {
  readonly until: number;
}

const shape = z.object({
  environment: z.int(),
  key: z.string(),
  audience: z.enum(["server", "browser"]),
  isOlder: z.boolean(),
  exp: z.int(),
});

/** Channels by name; clients know the control channels by the ends of theirs. */
export const channelsOf = ({ environment, audience }: Pick<StreamRight, "environment" | "audience">) => ({
  flags: `passepartout_${environment}_flags`,
  segments: `passepartout_${environment}_${audience === "server" ? "segments" : "memberships"}`,
  controls: ["control_pri", "control_sec"],
});

/** Tokens for streams: JWTs as the clients read them, which we alone can make. */
export function streamTokens({ clock, secret }: { readonly clock: Clock; readonly secret: string }) {
  const key = `flag-stream ${secret}`;
  const seconds = () => Math.floor(clock.now().getTime() / 1_000);

  return {
    async make(right: StreamRight): Promise<string> {
      const { flags, segments, controls } = channelsOf(right);
      const capability = {
        ...Object.fromEntries([flags, segments].map((channel) => [channel, ["subscribe"]])),
        ...Object.fromEntries(controls.map((channel) => [channel, ["subscribe", "channel-metadata:publishers"]])),
      };
      return sign(
        {
          ...right,
          "x-ably-capability": JSON.stringify(capability),
          "x-ably-clientId": "passepartout",
          iat: seconds(),
          exp: seconds() + life,
        },
        key,
        algorithm,
      );
    },
    /** Null: run out, or not ours. */
    async read(token: string): Promise<LastingRight | null> {
      try {
        const read = shape.safeParse(await verify(token, key, { alg: algorithm, exp: false, iat: false, nbf: false }));
        if (!read.success || read.data.exp <= seconds()) return null;
        const { exp, ...right } = read.data;
        return { ...right, until: exp };
      } catch {
        return null;
      }
    },
  };
}
export type StreamTokens = ReturnType<typeof streamTokens>;
