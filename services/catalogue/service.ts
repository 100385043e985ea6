export { createPriceHistory, type PriceHistory } from "./price-history.ts";
export { createReleases } from "./releases.ts";
export { createTaxTables } from "./tax-tables.ts";
