import { connect, type Socket } from "node:net";
import { answerLength } from "../load/answer-length.ts";

/** Customers at a time. */
const connections = 8;

export interface RawLoad {
  readonly requests: number;
  readonly perSecond: number;
}

/**
 * Asks this machine for one address over kept connections, one request at a time on each, without an HTTP client in
 * between: a client that does more than count bytes is slower than what it measures.
 *
 * @param more headers
 * @throws when an answer is not 200
 */
export async function rawLoad(
  port: number,
  path: string,
  host: string,
  milliseconds: number,
  more: Readonly<Record<string, string>> = {},
): Promise<RawLoad> {
  const lines = Object.entries(more).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n${lines.join("")}\r\n`);
  const start = performance.now();
  const until = start + milliseconds;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => customer(connect(port, "127.0.0.1"), request, until)),
  );
  const requests = counts.reduce((sum, count) => sum + count, 0);
  return { requests, perSecond: (requests / (performance.now() - start)) * 1000 };
}

function customer(socket: Socket, request: Buffer, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let [count, missing] = [0, 0];
    socket.setNoDelay(true);
    socket.on("error", reject);
    socket.on("connect", () => socket.write(request));
    socket.on("data", (chunk: Buffer) => {
      if (missing === 0) missing = answerLength(chunk);
      if (Number.isNaN(missing)) return reject(new Error(`no page: ${chunk.subarray(0, 60)}`));
      missing -= chunk.byteLength;
      if (missing > 0) return undefined;
      count++;
      if (performance.now() < until) return socket.write(request);
      socket.destroy();
      return resolve(count);
    });
  });
}
