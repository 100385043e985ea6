import type { Channel } from "./channel.ts";
import { pathTreatments, readTreatment, type Treatment, treatmentText } from "./treatment.ts";

/** Facts that decide whether an experiment concerns a page. */
export interface ExperimentPage {
  /** As its editors tagged it. */
  readonly tags: readonly string[];
  /** Key of its product in the catalogue; null: editors wrote it. */
  readonly product: string | null;
  readonly hasCalculator: boolean;
}

/**
 * The shop's experiments by flag name, without the channel's prefix (chrome document, section 4). A page belongs to the
 * first that concerns it only, so that a cached page has at most three variants.
 */
const rules = {
  "965-redesign": ({ tags }) => tags.includes("965"),
  "1409-canvas-redesign": ({ product }) => product === "canvas-prints",
  "1031-portrait": ({ tags, product, hasCalculator }) => hasCalculator && (tags.includes("1031") || product !== null),
  "967-nudging": ({ hasCalculator }) => hasCalculator,
} as const satisfies Readonly<Record<string, (page: ExperimentPage) => boolean>>;

export type Experiment = keyof typeof rules;
export const experiments = Object.keys(rules) as readonly Experiment[];

/** Its flag in the flag service. */
export const flagOf = (channel: Channel, experiment: Experiment): string => `${channel}-${experiment}`;

/** The experiment that a page is part of, and what the visitor sees of it. */
export interface RunningExperiment {
  readonly name: Experiment;
  readonly treatment: Treatment;
}

/** An experiment chosen in the address, to inspect a page as others see it. */
export type ExperimentOverride = { readonly disabled: true } | RunningExperiment;

/** Names of the query parameters (chrome document, section 2: feature name, treatment and a disabled switch). */
export const overrideParameters = {
  feature: "splitFeature",
  treatment: "splitTreatment",
  disabled: "splitDisabled",
} as const;

/** Null: nothing that is an override of ours. @param search with or without the path before it */
export function readOverride(search: string): ExperimentOverride | null {
  if (!search.includes("split")) return null;
  const query = new URLSearchParams(search.slice(search.indexOf("?") + 1));
  const disabled = query.get(overrideParameters.disabled);
  if (disabled !== null && disabled !== "0") return { disabled: true };
  const name = experiments.find((one) => one === query.get(overrideParameters.feature));
  return name === undefined ? null : { name, treatment: readTreatment(query.get(overrideParameters.treatment)) };
}

/**
 * The experiment and treatment a visitor sees on a page; null: none. An override chooses any that may concern the page.
 *
 * @param decide the visitor's own treatment
 */
export function runningExperiment(
  page: ExperimentPage,
  override: ExperimentOverride | null,
  decide: (experiment: Experiment) => Treatment,
): RunningExperiment | null {
  if (override !== null && "name" in override && rules[override.name](page)) return override;
  const name = experiments.find((one) => rules[one](page));
  if (name === undefined) return null;
  // Switched off there is no client, and without one it is off (section 4).
  return { name, treatment: override !== null && "disabled" in override ? "off" : decide(name) };
}

/** The root's `data-treatments`, from address and experiment; undefined: none. */
export const treatmentsOfPage = (path: string, running: RunningExperiment | null): string | undefined =>
  treatmentText({ ...pathTreatments(path), ...(running && { [running.name]: running.treatment }) });
