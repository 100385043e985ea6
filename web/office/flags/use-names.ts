import { type FlagList, officeFlagPaths, type SegmentsView } from "../../../services/flags/contract.ts";
import { useGet } from "../data/use-get.ts";
import type { Nameable } from "./matcher-editor.tsx";

/** What rules of an environment may name; empty until it is known. */
export function useNames(environment: number): Nameable {
  const segments = useGet<SegmentsView>(officeFlagPaths.segments(environment));
  const flags = useGet<FlagList>(officeFlagPaths.flags(environment));
  const known = segments.answer.kind === "ready" ? segments.answer.value : { segments: [], ruleSegments: [] };
  const names = flags.answer.kind === "ready" ? flags.answer.value.flags.map(({ definition }) => definition.name) : [];
  return { ...known, flags: names };
}
