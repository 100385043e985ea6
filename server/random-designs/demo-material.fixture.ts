import { join } from "node:path";
import { artLibrary } from "../../design/art/drawing-of.ts";
import { createStock } from "../../services/designs/stock.ts";
import { readGoods } from "../shop-data/read-goods.ts";

/** Material of random designs: the demo's art and pairings, and the shop's own way of loading stock. */
export async function demoMaterial() {
  const goods = await readGoods(join(import.meta.dirname, "../../demo"));
  if (!goods.ok || !goods.value) throw new Error(JSON.stringify(goods));
  const art = artLibrary(goods.value.cliparts);
  return { goods: goods.value, art, stockOf: createStock(async () => art) };
}
