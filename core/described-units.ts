import { z } from "zod";

/** Numbers of the HTTP interface with their units, so that its description says them wherever they stand. */
export const minorUnits = z.int().describe("Integer minor units of the currency: cents, pence, Rappen");
export const microUnits = z.int().describe("Millionths of the currency's main unit");
export const millimetres = z.int().describe("Millimetres");
export const partsPerMillion = z.int().describe("Parts per million");
