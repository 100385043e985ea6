/** Writes how the demo's goods look, `node demo/make-goods/make-appearance.ts`; a test holds every later drawing to it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readGoods } from "../../server/shop-data/read-goods.ts";
import { contactSheets } from "./contact-sheets.ts";

const root = join(import.meta.dirname, "../..");
const goods = await readGoods(join(root, "demo"));
if (!goods.ok || !goods.value) throw new Error("the demo's goods cannot be read");
const folder = join(root, "demo/make-goods/appearance");
mkdirSync(folder, { recursive: true });
for (const { name, picture } of await contactSheets(goods.value)) writeFileSync(join(folder, `${name}.webp`), picture);
