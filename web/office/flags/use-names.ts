import { type FlagList, officeFlagPaths, type SegmentsView } from "../../../services/flags/contract.ts";
import { useAnswer } from "../data/use-answer.ts";
import { officeApi } from "../session/use-office.ts";
import type { Nameable } from "./matcher-editor.tsx";

/** What rules of an environment may name; empty until it is known. */
export function useNames(environment: number): Nameable {
  const segments = useAnswer(`segments ${environment}`, (signal) =>
    officeApi().get<SegmentsView>(officeFlagPaths.segments(environment), { signal }),
  );
  const flags = useAnswer(`flag names ${environment}`, (signal) =>
    officeApi().get<FlagList>(officeFlagPaths.flags(environment), { signal }),
  );
  const known = segments.answer.kind === "ready" ? segments.answer.value : { segments: [], ruleSegments: [] };
  const names = flags.answer.kind === "ready" ? flags.answer.value.flags.map(({ definition }) => definition.name) : [];
  return { ...known, flags: names };
}
