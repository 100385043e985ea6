/** The flag service alone: `npm start -w services/flags`. */
import { keepCompiledModules } from "../../platform/startup/compile-cache.ts";

keepCompiledModules();
const [{ runEngine }, { openFlags }] = await Promise.all([
  import("../../platform/engine/run-engine.ts"),
  import("./engine.ts"),
]);
await runEngine({ name: "flags", standardPort: 4100, open: openFlags });
