import { writeFormat } from "../../core/measure.ts";
import type { QueryParameters } from "../../core/query-string.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";

/** The configuration as parameters of the designer link, in the specification's names and a fixed order. */
export function writeLink({
  materialType,
  format,
  frameType,
  matSize,
  matType,
  optionTypes,
}: PhotoFrameConfiguration): QueryParameters {
  return {
    materialType: materialType ?? "none",
    formatType: writeFormat(format),
    frameType,
    matSize: frameType === null ? null : String(matSize),
    matType: frameType === null ? null : matType,
    optionTypes: Object.entries(optionTypes).map(([group, value]) => `${group}-${value}`),
  };
}
