import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** CPU milliseconds that a process of a bench answers with: used in all, or since this was last asked, as that process counts. */
export async function cpuOf(child: ChildProcess): Promise<number> {
  child.send("cpu");
  return (await messageOf(child)) as number;
}

/**
 * What a process of a bench says next.
 *
 * @throws when it ends instead: nobody waits for the dead
 */
export async function messageOf(child: ChildProcess): Promise<unknown> {
  const heard = new AbortController();
  const ended = once(child, "exit", heard).then(([code]) => {
    throw new Error(`${child.spawnargs.join(" ")} ended with ${code}`);
  });
  try {
    const [message] = await Promise.race([once(child, "message", heard), ended]);
    return message;
  } finally {
    ended.catch(() => {});
    heard.abort();
  }
}
