import { type IncomingHttpHeaders, request } from "node:http";

/** One page of the shop on this machine, compressed as a browser gets it. */
export function getPage(port: number, path: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${port}`, "accept-encoding": "br" };
    const asked = request({ port, host: "127.0.0.1", path, headers }, async (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${path} answered ${response.statusCode}`));
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      // What Node adds by itself is not the page's.
      const { date: _d, connection: _c, "keep-alive": _k, ...own } = response.headers;
      return resolve({ headers: own, body: Buffer.concat(chunks) });
    });
    asked.on("error", reject).end();
  });
}
