/** Moves the shop's content between databases and makes tokens: `npm run shop:content -- export FILE`. */
import { contentCommand } from "../services/content/content-command.ts";
import { withShopDatabase } from "./open-shop-database.ts";

await contentCommand(process.argv.slice(2), withShopDatabase);
