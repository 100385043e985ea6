/**
 * The least a Node server can do, from memory: the same answer with all its headers on one port, its body with three
 * headers on another.
 */
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface Answer {
  readonly headers: OutgoingHttpHeaders;
  /** Base64. */
  readonly body: string;
}

process.on("message", async (message: Answer | "cpu") => {
  if (message === "cpu") {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
    return;
  }
  const body = Buffer.from(message.body, "base64");
  const { "content-type": type, "content-encoding": encoding, "content-length": length } = message.headers;
  const few = { "content-type": type, "content-encoding": encoding, "content-length": length };
  process.send?.([await listen(message.headers, body), await listen(few, body)]);
});

function listen(headers: OutgoingHttpHeaders, body: Buffer): Promise<number> {
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}
