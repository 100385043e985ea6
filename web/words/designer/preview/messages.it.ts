import type { de } from "./messages.de.ts";

export const it: typeof de = {
  label: "Sfoglia e apri",
  next: "Avanti",
  previous: "Indietro",
  blank: "Non stampato",
  stop: (name, at, of) => `${name}, vista ${at} di ${of}`,
  keys: "Trascina, scorri, fai clic o usa le frecce.",
};
