import type { DesignOutline } from "../../../design/document.ts";
import type { Settled } from "../../kind-design.ts";
import { type CalendarConfiguration, configurationSchema } from "../configuration.ts";

/** The number of months is chosen and not drawn: sides follow the configuration, and nothing on them is counted. */
export const settleDesign = ({
  configuration,
}: Pick<DesignOutline, "configuration">): Settled<CalendarConfiguration> => ({
  configuration: configurationSchema.parse(configuration),
  steps: [],
});
