import { parseFormat } from "../../../core/measure.ts";
import type { Size } from "../../../design/geometry.ts";
import type { Resized } from "../../panel.ts";
import { openCase } from "../case.ts";
import type { PhotobookConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";

/** The largest smaller page of the same book that is no larger than a photo is sharp. */
export function smallerBook(
  configuration: PhotobookConfiguration,
  release: Release,
  sharpUpTo: Size,
): Resized<PhotobookConfiguration> | null {
  const { book } = openCase(configuration, release);
  const formats = (book?.formats ?? []).flatMap(({ format }) => {
    const read = parseFormat(format);
    return read.ok ? [read.value] : [];
  });
  const area = (size: Size) => size.width * size.height;
  const [format] = formats
    .filter((one) => area(one) < area(configuration.format))
    .filter((one) => one.width * 1000 <= sharpUpTo.width && one.height * 1000 <= sharpUpTo.height)
    .toSorted((one, other) => area(other) - area(one));
  return format ? { configuration: { ...configuration, format }, format } : null;
}
