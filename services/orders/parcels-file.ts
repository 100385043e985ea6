import { csvCell } from "../../platform/imports/csv-cells.ts";
import type { StoredOrder } from "./order-store.ts";
import type { StoredParcel } from "./parcel-store.ts";

const heads = [
  "parcel",
  "name",
  "company",
  "extra",
  "street",
  "postcode",
  "city",
  "state",
  "country",
  "class",
  "grams",
  "pieces",
  "status",
  "tracking",
];

/**
 * Addresses of the parcels for labels, in the order of packing, with a mark so that spreadsheets read UTF-8; no cell
 * runs as a formula. Those that were erased have their number alone.
 */
export function parcelsFile({ number }: Pick<StoredOrder, "number">, parcels: readonly StoredParcel[]): string {
  const rows = parcels.map(({ position, address, contents, ...parcel }) => [
    `${number}-${position}`,
    address?.name,
    address?.company,
    address?.extra,
    address?.street,
    address?.postcode,
    address?.city,
    address?.state,
    parcel.country,
    parcel.class,
    parcel.grams,
    contents.reduce((sum, { pieces }) => sum + pieces.length, 0),
    parcel.state,
    parcel.tracking,
  ]);
  const line = (cells: readonly (string | number | null | undefined)[]) =>
    `${cells.map((cell) => csvCell(String(cell ?? ""), ";")).join(";")}\r\n`;
  return `\uFEFF${[heads, ...rows].map(line).join("")}`;
}
