/** Makes keys of the shop's flag service: `npm run shop:flags -- key server|client|management`. */
import { flagCommand } from "../services/flags/flag-command.ts";
import { withShopDatabase } from "./open-shop-database.ts";

await flagCommand(process.argv.slice(2), withShopDatabase);
