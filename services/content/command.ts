/** The same as the shop's `shop:content`, for the service alone: `npm run content -w services/content -- export FILE`. */
import { withEngineDatabase } from "../../platform/engine/engine-database.ts";
import { contentCommand } from "./content-command.ts";

await contentCommand(process.argv.slice(2), (work) => withEngineDatabase("content", work));
