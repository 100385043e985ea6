import type { LabelKey } from "../../core/label-key.generated.ts";

/** Occasions of the specification, section 3, card designer. */
export const occasions = [
  "school-enrolment",
  "firmation",
  "birth",
  "birthday",
  "wedding",
  "childrens-birthday",
  "communion",
  "confirmation",
  "easter",
  "christening",
  "mourning",
  "christmas-business",
  "christmas-private",
] as const;
export type Occasion = (typeof occasions)[number];

export const occasionLabels: Readonly<Record<Occasion, LabelKey>> = {
  "school-enrolment": "occ.school",
  firmation: "occ.firmation",
  birth: "occ.birth",
  birthday: "occ.birthday",
  wedding: "occ.wedding",
  "childrens-birthday": "card.occasion.childrens-birthday",
  communion: "occ.communion",
  confirmation: "occ.confirmation",
  easter: "occ.easter",
  christening: "occ.christening",
  mourning: "occ.mourning",
  "christmas-business": "occ.christmas.business",
  "christmas-private": "occ.christmas.private",
};

/** Filters of card designs (specification section 3, card designer). */
export const cardFilterLabels = {
  aspectRatio: "filter.aspectRatio",
  category: "filter.category",
  color: "filter.color",
  label: "filter.label",
  product: "filter.product",
  punching: "card.punching",
  style: "filter.style",
} as const satisfies Readonly<Record<string, LabelKey>>;
export const cardFilterTypes = Object.keys(cardFilterLabels) as readonly (keyof typeof cardFilterLabels)[];

/** Values that filter nothing away: all, and all templates. */
export const specialFilterLabels = {
  alle: "filter.alle",
  alleVorlagen: "filter.alleVorlagen",
} as const satisfies Readonly<Record<string, LabelKey>>;
export const specialFilterValues = Object.keys(specialFilterLabels) as readonly (keyof typeof specialFilterLabels)[];

/** Orders of design lists (specification section 3, content and presentation). */
export const sorts = ["popularity", "created"] as const;
export const sortLabels: Readonly<Record<(typeof sorts)[number], LabelKey>> = {
  popularity: "sort.popularity",
  created: "sort.created",
};

/** Refinements of the specification, section 3, materials and frames; `ohne` and an empty value are none. */
export const refinementTypes = ["ohne", "gold", "silber", "rosegold", "relief"] as const;
export type RefinementType = (typeof refinementTypes)[number];
export const NO_REFINEMENT: RefinementType = "ohne";

export const refinementLabels: Readonly<Record<RefinementType, LabelKey>> = {
  ohne: "ref.none",
  gold: "ref.gold",
  silber: "ref.silver",
  rosegold: "ref.rosegold",
  relief: "ref.relief",
};

/** The refinement a link means; null when it is none of ours. */
export const readRefinement = (text: string | null): RefinementType | null =>
  text === null || text === "" || text === "none"
    ? NO_REFINEMENT
    : (refinementTypes.find((one) => one === text) ?? null);
