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

export const occasionLabels: Readonly<Record<Occasion, string>> = {
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

/** What lists of card designs are filtered by (specification section 3, card designer). */
export const cardFilterTypes = ["aspectRatio", "category", "color", "label", "product", "punching", "style"] as const;

/** Values that filter nothing away: all, and all templates. */
export const specialFilterValues = ["alle", "alleVorlagen"] as const;

/** Refinements of the specification, section 3, materials and frames; `ohne` and an empty value are none. */
export const refinementTypes = ["ohne", "gold", "silber", "rosegold", "relief"] as const;
export type RefinementType = (typeof refinementTypes)[number];
export const NO_REFINEMENT: RefinementType = "ohne";

export const refinementLabels: Readonly<Record<RefinementType, string>> = {
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
