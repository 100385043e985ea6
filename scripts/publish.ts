/**
 * Publishes a folder of shop data, all of it or nothing: `node scripts/publish.ts FOLDER`, where FOLDER is laid out as
 * `demo/`. Says what changed; the same folder a second time changes nothing.
 */
import { resolve } from "node:path";
import type { Database } from "../platform/database/database.ts";
import { systemClock } from "../platform/time/clock.ts";
import { type Problem, problemLine } from "../server/shop-data/problem.ts";
import { publishShopData } from "../server/shop-data/publish-shop-data.ts";
import { readShopFolder } from "../server/shop-data/read-shop-folder.ts";
import type { ShopData } from "../server/shop-data/shop-data.ts";
import { withShopDatabase } from "./open-shop-database.ts";

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || folder.startsWith("-") || more.length > 0) {
  console.error("Usage: node scripts/publish.ts FOLDER (a folder laid out as demo/)");
  process.exitCode = 2;
} else {
  // A folder that is wrong by itself needs no database to say so.
  const read = await readShopFolder(resolve(folder));
  if (read.ok) await withShopDatabase((database) => publish(database, read.value));
  else process.exitCode = refuse(read.error);
}

async function publish({ db }: Database, data: ShopData): Promise<number> {
  const published = await publishShopData({ db, clock: systemClock }, data);
  if (!published.ok) return refuse(published.error);
  const changes = published.value;
  console.log(changes.length === 0 ? "Nothing is new." : ["Published:", ...changes].join("\n  "));
  return 0;
}

function refuse(problems: readonly Problem[]): number {
  console.error(["Nothing was published:", ...problems.map(problemLine)].join("\n  "));
  return 1;
}
