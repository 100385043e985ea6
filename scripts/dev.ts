/** The shop with the development server: `npm run dev`. */
import { keepCompiledModules } from "../platform/startup/compile-cache.ts";

keepCompiledModules();
const { runShop } = await import("./run-shop.ts");
await runShop({ dev: true });
