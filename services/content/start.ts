/** The content service alone: `npm start -w services/content`. */
import { keepCompiledModules } from "../../platform/startup/compile-cache.ts";

keepCompiledModules();
const [{ runEngine }, { openContent }] = await Promise.all([
  import("../../platform/engine/run-engine.ts"),
  import("./engine.ts"),
]);
await runEngine({ name: "content", standardPort: 4000, open: openContent });
