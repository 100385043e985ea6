import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

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

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
