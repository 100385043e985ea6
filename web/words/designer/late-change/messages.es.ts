import { counted } from "../../../../core/counted.ts";
import { type Fate, fates } from "../../../designer/late-change/trouble.ts";

const photos = counted("es", { one: "# foto", many: "# de fotos", other: "# fotos" });
const texts = counted("es", { one: "# texto", many: "# de textos", other: "# textos" });
const tallies = {
  same: counted("es", { one: "# vista queda igual", many: "# de vistas quedan igual", other: "# vistas quedan igual" }),
  anew: counted("es", {
    one: "# con nueva composición",
    many: "# con nueva composición",
    other: "# con nueva composición",
  }),
  eye: counted("es", { one: "# por revisar", many: "# por revisar", other: "# por revisar" }),
  added: counted("es", { one: "# nueva y vacía", many: "# nuevas y vacías", other: "# nuevas y vacías" }),
};

/** Where the design has photos and no words. */
const photosAlone = counted("es", {
  one: "Se conserva # foto.",
  many: "Se conservan # de fotos.",
  other: "Se conservan # fotos.",
});

/** What another format, binding, style ... did to a design. */
export const es = {
  kept: (shown: number, written: number) =>
    written > 0 ? `Se conservan ${photos(shown)} y ${texts(written)}.` : photosAlone(shown),
  tally: (counts: Readonly<Record<Fate, number>>) =>
    `${fates.flatMap((fate) => (counts[fate] > 0 ? tallies[fate](counts[fate]) : [])).join(", ")}.`,
  leftOut: counted("es", {
    one: "# foto ya no tiene sitio y está en la bandeja.",
    many: "# de fotos ya no tienen sitio y están en la bandeja.",
    other: "# fotos ya no tienen sitio y están en la bandeja.",
  }),
  lookAt: counted("es", { one: "Revisa una vista", many: "Revisa estos # de vistas", other: "Revisa estas #" }),
  look: "¿Qué ha cambiado?",
  title: "Qué ha cambiado",
  close: "Cerrar",
  begin: "Mostrar la primera",
  promise: "Deshacer lo deja todo exactamente como estaba.",
  takeBackAll: counted("es", {
    one: "Deshacer, también el paso posterior",
    many: "Deshacer, también los # de pasos posteriores",
    other: "Deshacer, también los # pasos posteriores",
  }),
  happened: counted("es", {
    one: "Qué ha pasado con tu vista",
    many: "Qué ha pasado con tus # de vistas",
    other: "Qué ha pasado con tus # vistas",
  }),
  fates: { same: "igual", anew: "nueva composición", eye: "por revisar", added: "nuevas y vacías" },
  lists: { same: "Quedan igual", anew: "Nueva composición, con las mismas fotos y palabras", added: "Nuevas y vacías" },
  before: "antes",
  now: "ahora",
  fromTo: "Antes y ahora",
  show: "Mostrar",
  mend: { "bring-in": "Mover a la vista", whole: "Mostrar la foto entera" },
  mended: "resuelto",
  more: counted("es", { one: "Y # aviso más.", many: "Y # de avisos más.", other: "Y # avisos más." }),
  all: (count: number) => `Mostrar las ${count}`,
  faceCut: (name: string) => `Una cara de «${name}» queda cortada.`,
  photoCut: (name: string, percent: number) => `Ya no se ve el ${percent} % de «${name}».`,
  priceBefore: "Antes",
  dearer: "Más",
  cheaper: "Menos",
  price: "Precio ahora",
  arrival: "Lo recibes el",
};
