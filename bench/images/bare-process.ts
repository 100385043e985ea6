/** The least that could be done: bare sharp and a bare file behind `node:http`; the argument is the original. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

const [original = ""] = process.argv.slice(2);
sharp.cache(false);
sharp.concurrency(1);

async function answer(url: URL): Promise<Buffer> {
  const file = url.searchParams.get("file");
  if (file) return readFile(file);
  const [width, height] = ["width", "height"].map((side) => Number(url.searchParams.get(side)));
  return sharp(original).autoOrient().resize(width, height).webp({ quality: 85, effort: 4 }).toBuffer();
}

const server = createServer(async (request, response) => {
  const body = await answer(new URL(request.url ?? "", "http://localhost"));
  response.writeHead(200, { "content-type": "image/webp", "content-length": body.byteLength });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
