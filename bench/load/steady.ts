import { createKeptConnections } from "./kept-connections.ts";

export interface SteadyOptions {
  readonly perSecond: number;
  readonly milliseconds: number;
}

/**
 * Asks at a steady rate, whether answers come or not, as visitors do, and gives the latencies in milliseconds, ascending;
 * counted from when a request was due, so that a server that falls behind is not spared.
 *
 * @param addresses asked in turn; only of this machine, and of one server
 * @throws when an answer is not 200
 */
export async function steadyLoad(
  addresses: readonly string[],
  { perSecond, milliseconds }: SteadyOptions,
): Promise<readonly number[]> {
  const urls = addresses.map((address) => new URL(address));
  const [first] = urls;
  if (!first || urls.some(({ host }) => host !== first.host)) throw new Error("one server is measured at a time");
  const connections = createKeptConnections(first);
  const latencies: Promise<number>[] = [];
  const start = performance.now();
  const total = Math.round((perSecond * milliseconds) / 1000);
  while (latencies.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - start) * perSecond) / 1000) + 1);
    while (latencies.length < due) {
      const index = latencies.length;
      const wanted = start + (index * 1000) / perSecond;
      const { pathname, search } = urls[index % urls.length] ?? first;
      latencies.push(connections.ask(pathname + search).then(() => performance.now() - wanted));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const all = await Promise.all(latencies);
  connections.close();
  return all.toSorted((one, other) => one - other);
}

/** The value below which that share of all lies. */
export const percentile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
