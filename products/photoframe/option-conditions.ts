import { labelFor } from "../../core/labels.ts";
import { longSide } from "../../core/measure.ts";
import type { Refusal } from "../kind.ts";
import { type RefusalReason, refuse } from "../link-values.ts";
import { type Case, isAtLeast, nameOf } from "./case.ts";
import { EDGE_COLOUR } from "./configuration.ts";
import { optionLabel, type PreparedGroup, type PreparedValue } from "./prepared.ts";

/** The value of a group: the chosen one, or the first that is possible when none was chosen. */
export function chosenValue(one: Case, { group, values }: PreparedGroup): PreparedValue | null {
  const chosen = one.configuration.optionTypes[group.key];
  if (chosen !== undefined) return values.get(chosen) ?? null;
  for (const value of values.values()) if (!valueRefusal(one, group.key, value)) return value;
  return null;
}

/** Why this value cannot be had in this case; null when it can. */
export function valueRefusal(one: Case, group: string, { value, label }: PreparedValue): Refusal | null {
  const { material, frame, glazed, configuration, prepared } = one;
  const field = `optionTypes.${group}`;
  const because = (reason: RefusalReason, params = {}): Refusal => refuse(field, reason, { option: label, ...params });
  if (material && value.materials && !value.materials.includes(material.key)) {
    return because("option-not-for-material", { material: nameOf(one) });
  }
  if (value.notBehindGlass && glazed) return because("option-not-under-glass");
  if (value.unframed && frame) return because("option-not-in-frame", { frame: frame.label });
  if (value.smallest && !isAtLeast(configuration.format, value.smallest)) {
    return because("option-too-small", { min: value.smallest });
  }
  if (value.longest && longSide(configuration.format) > value.longest) {
    return because("option-too-large", { max: { mm: value.longest } });
  }
  const unmet = Object.entries(value.needs ?? {}).find(([other, wanted]) => valueKey(one, other) !== wanted);
  return unmet ? because("option-needs", { needed: optionLabel(prepared, unmet[0], unmet[1]) }) : null;
}

/** Key of a group's value in this case, null when the group does not apply. */
export function valueKey(one: Case, group: string): string | null {
  const applying = one.groups.find((other) => other.group.key === group);
  return applying ? (chosenValue(one, applying)?.value.key ?? null) : null;
}

/** Refusals of every chosen option, groups in catalogue order first, then names that mean nothing here. */
export function optionRefusals(one: Case): readonly Refusal[] {
  const { optionTypes } = one.configuration;
  const refusals: Refusal[] = [];
  for (const applying of one.groups) {
    const chosen = optionTypes[applying.group.key];
    if (chosen === undefined) continue;
    const value = applying.values.get(chosen);
    if (!value) refusals.push(refuse(`optionTypes.${applying.group.key}`, "option-unknown", { value: chosen }));
    else {
      const refused = valueRefusal(one, applying.group.key, value);
      if (refused) refusals.push(refused);
    }
  }
  for (const group in optionTypes) {
    if (one.groups.some((applying) => applying.group.key === group)) continue;
    const refused = strayRefusal(one, group, optionTypes[group] ?? "");
    if (refused) refusals.push(refused);
  }
  return refusals;
}

/** An option of a group that does not apply here. The colour of a coloured edge is the one free value. */
function strayRefusal(one: Case, group: string, value: string): Refusal | null {
  const field = `optionTypes.${group}`;
  const known = one.prepared.groups.get(group);
  if (group === EDGE_COLOUR) {
    if (!/^[0-9a-f]{6}$/.test(value)) return refuse(field, "option-unknown", { value });
    const coloured = optionLabel(one.prepared, "edge", "coloured");
    const option = labelFor("opt.edge-colour");
    return valueKey(one, "edge") === "coloured" ? null : refuse(field, "option-needs", { option, needed: coloured });
  }
  if (!known) return refuse(field, "option-unknown", { value: group });
  const option = optionLabel(one.prepared, group, value);
  if (known.group.glazing) {
    if (!one.frame) return refuse(field, "option-needs-glass", { option });
    return refuse(field, "option-not-in-frame", { option, frame: one.frame.label });
  }
  return refuse(field, "option-not-for-material", { option, material: nameOf(one) });
}
