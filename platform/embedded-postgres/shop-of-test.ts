/**
 * The shop's process in the supervisor's tests: it starts the database on the folder in its argument, acknowledges rows
 * as lines on standard output, and runs until it is killed or its input closes.
 */
import { Client } from "pg";
import { startEmbeddedPostgres } from "./supervisor.ts";

const log = { info: () => {}, warn: console.error };
const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? "", log });
const client = new Client({ connectionString: server.url });
client.on("error", () => {});
await client.connect();
await client.query("create table if not exists kept (number int primary key)");
console.log("ready");

process.stdin.resume();
process.stdin.once("end", async () => {
  await client.end();
  await server.stop();
  process.exit();
});

for (let number = 0; number < 1_000_000; number++) {
  await client.query("insert into kept values ($1) on conflict do nothing", [number]);
  console.log(number);
}
