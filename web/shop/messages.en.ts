import type { de } from "./messages.de.ts";

export const en: typeof de = {
  home: { title: "Passepartout: your pictures, printed as seen" },
};
