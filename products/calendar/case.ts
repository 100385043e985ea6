import { writeFormat } from "../../core/measure.ts";
import { byKey, knownIn } from "../known-names.ts";
import { NONE } from "../none.ts";
import type { CalendarConfiguration } from "./configuration.ts";
import type { CalendarType, Release } from "./release.ts";

/** A configuration resolved by one release; undefined for names the release does not know. */
export interface Case {
  readonly configuration: CalendarConfiguration;
  readonly release: Release;
  readonly type: CalendarType | undefined;
  readonly format: CalendarType["formats"][number] | undefined;
  readonly mounting: Release["mountings"][number] | undefined;
  /** Undefined also for none. */
  readonly accessory: Release["accessories"][number] | undefined;
  readonly paper: Release["papers"][number] | undefined;
  /** Undefined also for none. */
  readonly refinement: Release["refinements"][number] | undefined;
}

export function openCase(configuration: CalendarConfiguration, release: Release): Case {
  const type = byKey(release.types, configuration.calendarType);
  const size = writeFormat(configuration.format);
  return {
    configuration,
    release,
    type,
    format: type?.formats.find(({ format }) => format === size),
    mounting: byKey(release.mountings, configuration.mounting),
    accessory: byKey(release.accessories, configuration.accessory),
    paper: byKey(release.papers, configuration.paper),
    refinement: byKey(release.refinements, configuration.refinement),
  };
}

/** Of a checked configuration: it names what the release knows. */
export const known = knownIn("calendar");

export const isNone = (key: string): boolean => key === NONE;
