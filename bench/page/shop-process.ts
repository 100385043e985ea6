/** The whole shop as a newcomer starts it, in a process of its own that tells how much CPU time it used. */
import { runShop } from "../../scripts/run-shop.ts";

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
await runShop({ dev: false });
process.send?.("ready");
