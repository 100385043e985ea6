/**
 * The bare framework's smallest page: serves it, and renders it as often as it is told to say how much CPU time one took, in
 * milliseconds.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";

const [folder = ""] = process.argv.slice(2);
const build = (await import(pathToFileURL(`${folder}/server/index.js`).href)) as ServerBuild;
const answer = createRequestHandler(build, "production");
const page = async () => (await answer(new Request("http://localhost/"))).text();

process.on("message", async (times: number) => {
  for (let n = 0; n < times; n++) await page();
  const before = process.cpuUsage();
  for (let n = 0; n < times; n++) await page();
  const { user, system } = process.cpuUsage(before);
  process.send?.((user + system) / 1000 / times);
});

const server = createServer(async ({ url = "/" }, response) => {
  const isFile = /^\/assets\/[\w.-]+$/.test(url);
  const type = isFile ? { ".js": "text/javascript", ".css": "text/css" }[extname(url)] : "text/html; charset=utf-8";
  response.setHeader("content-type", type ?? "application/octet-stream");
  response.end(isFile ? await readFile(join(folder, "client", url)) : await page());
});
server.listen(0, "127.0.0.1", () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
