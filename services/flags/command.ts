/** The same as the shop's `shop:flags`, for the service alone: `npm run flags -w services/flags -- key server`. */
import { withEngineDatabase } from "../../platform/engine/engine-database.ts";
import { flagCommand } from "./flag-command.ts";

await flagCommand(process.argv.slice(2), (work) => withEngineDatabase("flags", work));
