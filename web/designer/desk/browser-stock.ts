import type { Api } from "../../../core/http/api.ts";
import { noStock } from "../../../design/material.ts";
import { type StockStore, stockStore } from "./stock-store.ts";

export const browserStock = (_: Api): StockStore => stockStore(async () => noStock);
