import { connect, type Socket } from "node:net";
import { answerLength } from "./answer-length.ts";

/**
 * Connections to a server of this machine, each kept and used for one request at a time; as many as are needed at once.
 * There is no HTTP client in between: one that does more than count bytes is slower than what it measures.
 */
export function createKeptConnections({ hostname, port, host }: URL) {
  if (hostname !== "127.0.0.1") throw new Error(`${hostname} is not this machine`);
  const idle: Socket[] = [];
  const all: Socket[] = [];

  function connection(): Socket {
    const kept = idle.pop();
    if (kept) return kept;
    const made = connect(Number(port), hostname).setNoDelay(true);
    all.push(made);
    return made;
  }

  return {
    /** Resolves when the whole answer is there. @throws when it is not 200 */
    ask(path: string): Promise<void> {
      const socket = connection();
      return new Promise((resolve, reject) => {
        let missing = 0;
        const end = (error?: Error) => {
          socket.off("data", read).off("error", end);
          if (error) return reject(error);
          idle.push(socket);
          resolve();
        };
        const read = (chunk: Buffer) => {
          if (missing === 0) missing = answerLength(chunk);
          if (Number.isNaN(missing)) return end(new Error(`${path} answered ${chunk.subarray(0, 60)}`));
          missing -= chunk.byteLength;
          if (missing === 0) end();
        };
        socket.on("data", read).on("error", end);
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      });
    },
    close(): void {
      for (const socket of all) socket.destroy();
    },
  };
}
