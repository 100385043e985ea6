import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** CPU milliseconds that a process of a bench answers with: used in all, or since this was last asked, as that process counts. */
export async function cpuOf(child: ChildProcess): Promise<number> {
  child.send("cpu");
  const [milliseconds] = await once(child, "message");
  return milliseconds as number;
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
