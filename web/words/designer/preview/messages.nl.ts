import type { de } from "./messages.de.ts";

export const nl: typeof de = {
  label: "Bladeren en openen",
  next: "Verder",
  previous: "Terug",
  blank: "Onbedrukt",
  stop: (name, at, of) => `${name}, weergave ${at} van ${of}`,
  keys: "Sleep, veeg, klik of gebruik de pijltjestoetsen.",
};
