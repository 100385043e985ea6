/** Checks all types; those of the pages' routes are generated first. */
import { runTool } from "./run-tool.ts";

const routes = await runTool({ name: "types of routes", words: ["react-router", "typegen"] });
const types = routes.ok ? await runTool({ name: "types", words: ["tsc", "-p", "."] }) : routes;
console.log(types.output);
process.exitCode = types.ok ? 0 : 1;
