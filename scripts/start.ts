/** The shop: `npm start`. */
import { keepCompiledModules } from "../platform/startup/compile-cache.ts";

keepCompiledModules();
const { runShop } = await import("./run-shop.ts");
await runShop({ dev: false });
