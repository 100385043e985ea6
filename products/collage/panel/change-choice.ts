import type { Unit } from "../../../core/locale.ts";
import type { Refusal } from "../../kind.ts";
import type { CollageConfiguration } from "../configuration-schema.ts";
import type { Release } from "../release.ts";
import { settle } from "../settle.ts";

/** The nearest possible choice, with what had to give way for it. */
export function changeChoice(wanted: CollageConfiguration, release: Release, unit: Unit) {
  const notices: Refusal[] = [];
  return { configuration: settle(wanted, release, { channel: "poster", unit }, notices), notices };
}
