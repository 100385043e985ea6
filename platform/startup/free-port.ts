import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { StartupError } from "./startup-error.ts";

/** Systems assign higher ports to processes that request any (Linux from 32768, others from 49152). */
const [lowest, highest] = [10_000, 30_000];
/** So many are not taken by chance. */
const mostTries = 200;

/**
 * A port of the loopback address on which nobody listens. No connection and no server that takes any port is given it
 * either, so that it is still free when its server starts, or starts again.
 *
 * @throws StartupError where nobody may listen on any
 */
export async function freePort(free = isFree): Promise<number> {
  for (let tries = 0; tries < mostTries; tries++) {
    const port = randomInt(lowest, highest);
    if (await free(port)) return port;
  }
  throw new StartupError(`none of ${mostTries} ports of 127.0.0.1 are free`);
}

/** Whether nobody listens on a port of the loopback address. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
