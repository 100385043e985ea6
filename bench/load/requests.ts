import { Agent, request } from "node:http";

export interface Load {
  readonly requests: number;
  readonly milliseconds: number;
  readonly perSecond: number;
}

/**
 * Asks one address again and again over kept connections, one request at a time on each, for a bounded time. Only
 * addresses of this machine.
 *
 * @throws when an answer is not 200: a bench of errors measures nothing
 */
export async function load(
  url: string,
  { connections = 8, milliseconds = 2_000, headers = {} }: LoadOptions = {},
): Promise<Load> {
  const { hostname } = new URL(url);
  if (!["127.0.0.1", "localhost", "[::1]"].includes(hostname)) throw new Error(`${hostname} is not this machine`);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  const until = start + milliseconds;
  let requests = 0;
  async function customer() {
    while (performance.now() < until) {
      await ask(url, headers, agent);
      requests++;
    }
  }
  await Promise.all(Array.from({ length: connections }, customer));
  const took = performance.now() - start;
  agent.destroy();
  return { requests, milliseconds: took, perSecond: (requests / took) * 1000 };
}

export interface LoadOptions {
  readonly connections?: number;
  readonly milliseconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function ask(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on("end", resolve).on("error", reject);
    });
    asked.on("error", reject).end();
  });
}

/** The middle one of several. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
