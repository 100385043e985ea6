import { type TabStorage, tabStorage } from "./tab-storage.ts";

/** How long a path that was loaded again for a missing chunk is not loaded again, in milliseconds. */
const reloadWindow = 10_000;
const key = "passepartout.reloaded";

/**
 * Whether a page whose chunk did not load may load itself again: at most once per path within ten seconds
 * (specification, core document, sections 4 and 9). A new version of the shop has other chunks, and one reload brings
 * them; what still fails then is no matter of versions. What a page keeps for its tab outlives the reload.
 */
export function mayReload(storage: TabStorage, path: string, now: number): boolean {
  const before = readTimes(storage.getItem(key));
  const last = before[path];
  if (last !== undefined && now - last < reloadWindow && now >= last) return false;
  const recent = Object.entries(before).filter(([, at]) => now - at < reloadWindow);
  storage.setItem(key, JSON.stringify({ ...Object.fromEntries(recent), [path]: now }));
  // A browser that keeps nothing would load for ever.
  return readTimes(storage.getItem(key))[path] === now;
}

/** Loads the page again where it may. Without a network that would take the page that is in sight. Browser only. */
export function reloadOnce(): boolean {
  if (!navigator.onLine || !mayReload(tabStorage(), location.pathname, Date.now())) return false;
  location.reload();
  return true;
}

/** What was missing, and nobody waits for. */
const unasked = new WeakSet<object>();

/** Loads a chunk ahead of its use, as when she points at something; if it is missing, the page stays as it is. */
export async function loadUnasked<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (fault) {
    unasked.add(fault as object);
    throw fault;
  }
}

/** Reloads the page for a chunk that did not load, unless it was loaded ahead of its use. Browser only. */
export function chunkMissing(fault: object): void {
  setTimeout(() => unasked.has(fault) || reloadOnce());
}

/** `import` of a chunk that is there takes tasks of its own, and the page would be drawn between them. */
const chunks = new Map<string, Promise<unknown>>();

/**
 * Loads a chunk by its address, of which the bundle's own loader knows nothing. Where it is missing and the page comes
 * again, who waits for the chunk waits for that page.
 */
export function loadChunk(address: string): Promise<unknown> {
  const before = chunks.get(address);
  if (before) return before;
  const chunk = import(/* @vite-ignore */ address).catch((fault: unknown) => {
    chunks.delete(address);
    if (reloadOnce()) return new Promise(() => {});
    throw fault;
  });
  chunks.set(address, chunk);
  return chunk;
}

function readTimes(text: string | null): Readonly<Record<string, number>> {
  try {
    const times: unknown = JSON.parse(text ?? "{}");
    return typeof times === "object" && times !== null ? (times as Record<string, number>) : {};
  } catch {
    return {};
  }
}
