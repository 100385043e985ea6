export { publishFollowers } from "./followers.ts";
export { createPriceHistory, type PriceHistory } from "./price-history.ts";
export {
  addRelease,
  countsOn,
  lockPublications,
  type Publication,
  releaseData,
  releasesOf,
  taxTableData,
  taxTablesOf,
} from "./publications.ts";
export { createReleases } from "./releases.ts";
export { createTaxTables, type TaxTables } from "./tax-tables.ts";
