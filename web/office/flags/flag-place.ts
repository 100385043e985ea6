import { useSearchParams } from "react-router";
import { type EnvironmentList, officeFlagPaths } from "../../../services/flags/contract.ts";
import { officePages } from "../data/office-paths.ts";
import type { Answer } from "../data/use-answer.ts";
import { useGet } from "../data/use-get.ts";

export type Environment = EnvironmentList["environments"][number];

export interface Environments {
  readonly answer: Answer<EnvironmentList>;
  readonly reload: () => Promise<void>;
  /** Null until it is known; the first one where the address names none. */
  readonly current: Environment | null;
}

/** The environments, and the one that is looked at; lives in the address. */
export function useEnvironments(): Environments {
  const [query] = useSearchParams();
  const { answer, reload } = useGet<EnvironmentList>(officeFlagPaths.environments);
  const all = answer.kind === "ready" ? answer.value.environments : [];
  return { answer, reload, current: all.find(({ name }) => name === query.get("environment")) ?? all[0] ?? null };
}

/** Addresses of this room in the environment that is looked at. */
export function useFlagAddresses() {
  const [query] = useSearchParams();
  const environment = query.get("environment");
  const within = (path: string) => {
    if (!environment) return path;
    return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ environment })}`;
  };
  return {
    within,
    flags: within(officePages.flags),
    flag: (name: string, tab?: string) => {
      const address = within(officePages.flag(name));
      return tab ? `${address}${address.includes("?") ? "&" : "?"}tab=${tab}` : address;
    },
    newFlag: within(officePages.newFlag),
    segments: within(officePages.flagSegments),
    environmentList: within(officePages.flagEnvironments),
    segment: (name: string) => within(officePages.flagSegment(name)),
    ruleSegment: (name: string) => within(officePages.flagRuleSegment(name)),
    newRuleSegment: within(officePages.newFlagRuleSegment),
  };
}
