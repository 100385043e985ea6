/** The bare framework's smallest page: renders it as often as it is told and says how much CPU time one took, in milliseconds. */
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";

const [folder = ""] = process.argv.slice(2);
const build = (await import(pathToFileURL(`${folder}/server/index.js`).href)) as ServerBuild;
const answer = createRequestHandler(build, "production");
const page = async () => (await answer(new Request("http://localhost/"))).text();

process.on("message", async (times: number) => {
  for (let n = 0; n < times; n++) await page();
  const before = process.cpuUsage();
  let html = "";
  for (let n = 0; n < times; n++) html = await page();
  const { user, system } = process.cpuUsage(before);
  process.send?.([html, (user + system) / 1000 / times]);
});
process.send?.("ready");
