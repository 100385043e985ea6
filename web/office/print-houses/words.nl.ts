import type { PrintHouseWords } from "./words.de.ts";

export const printHousesNl: PrintHouseWords = {
  title: "Drukkerijen",
  text: "Kaarten en inlegvellen kunnen meermaals op één vel liggen, achterkanten passend bij de voorkanten. Wat je hier vastlegt, geldt voor bestanden die daarna worden gemaakt.",
  own: "Eigen atelier",
  roles: (roles) => (roles.includes("*") ? "drukt alles wat geen andere doet" : `drukt: ${roles.join(", ")}`),
  plain: "Elke kaart is een eigen pagina.",
  changed: (by, at) => `Laatst gewijzigd door ${by}, ${at}`,
  formOf: (house) => `Vel van ${house}`,
  width: "Breedte (mm)",
  height: "Hoogte (mm)",
  edge: "Grijperrand (mm)",
  edgeHint: "Rondom, hier wordt niets gedrukt.",
  gap: "Tussenruimte (mm)",
  gapHint: "Tussen twee kaarten. Tweemaal de afloop, zodat elke kaart de hare helemaal houdt.",
  marks: "Snijtekens",
  save: "Vel opslaan",
  remove: "Zonder vel drukken",
  saved: "Opgeslagen",
  removed: "Vanaf nu is elke kaart een eigen pagina.",
  failed: "Dat is niet opgeslagen. Probeer het zo nog eens.",
  notAllowed: "Dat mogen alleen mensen die drukbestanden controleren.",
};
