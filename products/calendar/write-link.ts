import { formatName } from "../../core/named-format.ts";
import type { QueryParameters } from "../../core/query-string.ts";
import { isNone } from "./case.ts";
import type { CalendarConfiguration } from "./configuration.ts";

/** The configuration as parameters of the designer link, in the specification's names and a fixed order. */
export function writeLink(configuration: CalendarConfiguration): QueryParameters {
  const { months, columns, refinement } = configuration;
  return {
    calendarType: configuration.calendarType,
    formatType: formatName(configuration.format),
    mountingType: configuration.mounting,
    accessoryTypes: [configuration.accessory],
    paperType: configuration.paper,
    refinementType: isNone(refinement) ? null : refinement,
    startMonth: String(configuration.startMonth),
    year: String(configuration.year),
    months: months === null ? null : String(months),
    columns: columns === null ? null : String(columns),
    amount: String(configuration.amount),
    designGroupId: configuration.designGroupId,
    designId: configuration.designId,
  };
}
