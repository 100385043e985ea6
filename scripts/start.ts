/** The shop: `npm start`. */
import { runShop } from "./run-shop.ts";

await runShop({ dev: false });
