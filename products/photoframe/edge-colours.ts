import type { LabelKey } from "../../core/label-key.generated.ts";
import { type Label, labelFor } from "../../core/labels.ts";
import type { Case } from "./case.ts";
import { EDGE_COLOUR } from "./configuration.ts";
import { chosenValue } from "./option-conditions.ts";
import type { PreparedGroup, PreparedValue } from "./prepared.ts";

/** The colours of a canvas edge that go with most pictures, each with the label that names it. */
export const edgeColours: readonly { readonly colour: `#${string}`; readonly label: LabelKey }[] = [
  { colour: "#ffffff", label: "colour.white" },
  { colour: "#1b1a18", label: "colour.black" },
  { colour: "#8b8a86", label: "colour.grey" },
  { colour: "#e9e3d7", label: "colour.sand" },
  { colour: "#1f3fd6", label: "colour.blue" },
  { colour: "#a8442a", label: "colour.clay" },
];

/** Name of an edge colour: "Weiß", and "Eigene Farbe #12ab34" for one outside the palette. */
export function edgeColourName(colour: string): Label {
  const named = edgeColours.find((one) => one.colour === colour);
  return named ? { key: named.label } : labelFor("colour.own", { hex: colour });
}

/** The colour a coloured edge has, "#rrggbb": the chosen one, or the release's. */
export const edgeColourOf = ({ configuration, release }: Pick<Case, "configuration" | "release">): string => {
  const chosen = configuration.optionTypes[EDGE_COLOUR];
  return chosen ? `#${chosen}` : release.edgeColour;
};

/** A value as it is offered: "3,8 cm", and "Farbiger Rand, Weiß" for the coloured edge. */
export function valueLabel(one: Case, group: string, { value }: PreparedValue): Label {
  const label = { key: value.label };
  if (group !== "edge" || value.key !== "coloured") return label;
  return labelFor("wall.edge-coloured", { edge: label, colour: edgeColourName(edgeColourOf(one)) });
}

/** The chosen value of a group: "Leinwandkante: Farbiger Rand, Weiß"; null when none is possible. */
export function chosenLabel(one: Case, applying: PreparedGroup): Label | null {
  const chosen = chosenValue(one, applying);
  if (!chosen) return null;
  const { key, label } = applying.group;
  return labelFor("quote.option", { group: { key: label }, value: valueLabel(one, key, chosen) });
}
