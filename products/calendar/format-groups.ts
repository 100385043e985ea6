import type { LabelKey } from "../../core/label-key.generated.ts";

/** The format groups of the specification, section 3, calendar, with what they are called. */
export const formatGroupLabels = {
  "din-a3-portrait": "cal-format.din-a3-portrait",
  "din-a3-landscape": "cal-format.din-a3-landscape",
  "din-a4-portrait": "cal-format.din-a4-portrait",
  "din-a4-landscape": "cal-format.din-a4-landscape",
  "din-a5-portrait": "cal-format.din-a5-portrait",
  "din-a5-landscape": "cal-format.din-a5-landscape",
  "din-a6-portrait": "cal-format.din-a6-portrait",
  "din-a6-landscape": "cal-format.din-a6-landscape",
  "square-145": "cal-format.square-145",
  "square-200": "cal-format.square-200",
  "square-300": "cal-format.square-300",
  "portrait-long": "cal-format.portrait-long",
  landscape: "cal-format.landscape",
  large: "cal-format.large",
  small: "cal-format.small",
  portrait: "cal-format.portrait",
} as const satisfies Readonly<Record<string, LabelKey>>;
