/** The shop with the development server: `npm run dev`. */
import { runShop } from "./run-shop.ts";

await runShop({ dev: true });
