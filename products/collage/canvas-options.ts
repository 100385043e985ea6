import { labelFor } from "../../core/labels.ts";
import { longSide } from "../../core/measure.ts";
import type { Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import { materialOf } from "./case.ts";
import type { CollageConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/** Key of a colour chosen for the coloured edge, six hex digits without `#`. */
export const EDGE_COLOUR = "edge-colour";

export type Stretcher = Release["stretched"]["stretchers"][number];
type Edge = Release["stretched"]["edges"][number];

/** The chosen stretcher, else the first that carries the longest canvas. */
export function stretcherOf(configuration: CollageConfiguration, release: Release): Stretcher {
  const { stretchers } = release.stretched;
  const chosen = stretchers.find(({ key }) => key === configuration.optionTypes.stretcher);
  const found = chosen ?? stretchers.find((one) => carries(one, configuration, release)) ?? stretchers[0];
  if (!found) throw new Error(`release ${release.release} has no stretcher`);
  return found;
}

/** The chosen edge, else the usual one. */
export function edgeOf({ optionTypes }: CollageConfiguration, release: Release): Edge {
  const { edges } = release.stretched;
  const found = edges.find(({ key }) => key === optionTypes.edge) ?? edges[0];
  if (!found) throw new Error(`release ${release.release} has no edge`);
  return found;
}

export const stretchedPanels = ({ panels }: CollageConfiguration, release: Release) =>
  panels.filter(({ materialType }) => materialOf(release, materialType)?.stretched);

const carries = ({ longest }: Stretcher, configuration: CollageConfiguration, release: Release): boolean =>
  longest === null || stretchedPanels(configuration, release).every(({ format }) => longSide(format) <= longest);

/** Why a chosen option cannot be had, each with its group. */
export const optionRefusals = (configuration: CollageConfiguration, release: Release): readonly Refusal[] =>
  Object.entries(configuration.optionTypes).flatMap(
    ([group, value]) => optionRefusal(group, value, configuration, release) ?? [],
  );

function optionRefusal(
  group: string,
  value: string,
  configuration: CollageConfiguration,
  release: Release,
): Refusal | null {
  const because = (reason: Parameters<typeof refuse>[1], params = {}) => refuse(`optionTypes.${group}`, reason, params);
  const { edges, stretchers } = release.stretched;
  const stretcher = group === "stretcher" ? stretchers.find(({ key }) => key === value) : undefined;
  const edge = group === "edge" ? edges.find(({ key }) => key === value) : undefined;
  const isColour = group === EDGE_COLOUR && /^[0-9a-f]{6}$/.test(value);
  if (!stretcher && !edge && !isColour)
    return because("option-unknown", { value: group === EDGE_COLOUR ? value : group });
  const label = stretcher?.label ?? edge?.label;
  const option = label
    ? labelFor("quote.option", { group: groupLabel(group), value: { key: label } })
    : groupLabel(group);
  if (stretchedPanels(configuration, release).length === 0) {
    const material = materialOf(release, configuration.materialType)?.label ?? release.mixed.label;
    return because("option-not-for-material", { option, material: { key: material } });
  }
  if (stretcher && !carries(stretcher, configuration, release))
    return because("option-too-large", { option, max: { mm: stretcher.longest ?? 0 } });
  if (!isColour || configuration.optionTypes.edge === "coloured") return null;
  const coloured = edges.find(({ key }) => key === "coloured");
  return because("option-needs", { option, needed: coloured ? { key: coloured.label } : value });
}

export const groupLabel = (group: string) =>
  labelFor(group === "stretcher" ? "opt.stretcher" : group === EDGE_COLOUR ? "opt.edge-colour" : "opt.edge");

/** The options without those that cannot be had. */
export function possibleOptions(configuration: CollageConfiguration, release: Release): Record<string, string> {
  let { optionTypes } = configuration;
  for (;;) {
    const refused = new Set(optionRefusals({ ...configuration, optionTypes }, release).map(({ field }) => field));
    if (refused.size === 0) return optionTypes;
    optionTypes = Object.fromEntries(
      Object.entries(optionTypes).filter(([group]) => !refused.has(`optionTypes.${group}`)),
    );
  }
}
