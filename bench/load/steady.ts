import { Agent, request } from "node:http";

export interface SteadyOptions {
  readonly perSecond: number;
  readonly milliseconds: number;
}

/**
 * Asks at a steady rate, whether answers come or not, as visitors do, and gives the latencies in milliseconds, ascending;
 * counted from when a request was due, so that a server that falls behind is not spared.
 *
 * @param addresses asked in turn; only of this machine
 * @throws when an answer is not 200
 */
export async function steadyLoad(
  addresses: readonly string[],
  { perSecond, milliseconds }: SteadyOptions,
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const latencies: Promise<number>[] = [];
  const start = performance.now();
  const total = Math.round((perSecond * milliseconds) / 1000);
  while (latencies.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - start) * perSecond) / 1000) + 1);
    while (latencies.length < due) {
      const index = latencies.length;
      const wanted = start + (index * 1000) / perSecond;
      latencies.push(latencyOf(addresses[index % addresses.length] ?? "", agent, wanted));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const all = await Promise.all(latencies);
  agent.destroy();
  return all.toSorted((one, other) => one - other);
}

function latencyOf(address: string, agent: Agent, due: number): Promise<number> {
  const { hostname } = new URL(address);
  if (hostname !== "127.0.0.1") throw new Error(`${hostname} is not this machine`);
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response
        .resume()
        .on("end", () => resolve(performance.now() - due))
        .on("error", reject);
    });
    asked.on("error", reject).end();
  });
}

/** The value below which that share of all lies. */
export const percentile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
