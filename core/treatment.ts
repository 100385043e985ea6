import { splitAddress } from "./locale-address.ts";

/** A flag's value for a visitor (specification, core document, section 3: tri-state flag values). */
export const treatments = ["control", "off", "on"] as const;
export type Treatment = (typeof treatments)[number];

/** A treatment by its name; `control` for anything else (second document, section 4). */
export const readTreatment = (text: string | null | undefined): Treatment =>
  treatments.find((treatment) => treatment === text) ?? "control";

/** Treatments by flag. */
export type Treatments = Readonly<Record<string, Treatment>>;

/** Flags that a path switches on: `posterdruck` for paths that start with /posterdruck (core document, section 2). */
export function pathTreatments(path: string): Treatments {
  return splitAddress(path).rest.startsWith("/posterdruck") ? { posterdruck: "on" } : {};
}

/** One word for each, for a page's root: `posterdruck:on`; undefined where there is none. */
export const treatmentText = (all: Treatments): string | undefined =>
  Object.entries(all)
    .map(([flag, treatment]) => `${flag}:${treatment}`)
    .join(" ") || undefined;
