import { parseFormat } from "../../../core/measure.ts";
import type { KindPanel } from "../../panel.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";
import { typeOf } from "../settle.ts";

/** The largest sold format below this one with nearly its proportions: a photo keeps its crop there. */
export const smallerFormat: KindPanel<CalendarConfiguration, Release>["smaller"] = (configuration, data, sharpUpTo) => {
  const { width, height } = configuration.format;
  const formats = typeOf(configuration.calendarType, data).formats.flatMap(({ format }) => {
    const read = parseFormat(format);
    return read.ok ? [read.value] : [];
  });
  const fits = formats
    .filter((one) => Math.abs(one.width / one.height / (width / height) - 1) < 0.02 && one.width < width)
    .filter((one) => one.width * 1000 <= sharpUpTo.width && one.height * 1000 <= sharpUpTo.height)
    .sort((one, other) => other.width - one.width);
  const [format] = fits;
  return format ? { configuration: { ...configuration, format }, format } : null;
};
