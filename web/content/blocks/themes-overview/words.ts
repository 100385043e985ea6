import { counted } from "../../../../core/counted.ts";

const de = {
  designsOf: counted("de", { one: "# Design", other: "# Designs" }),
};
export type ThemesOverviewWords = typeof de;

const en: ThemesOverviewWords = {
  designsOf: counted("en", { one: "# design", other: "# designs" }),
};

const es: ThemesOverviewWords = {
  designsOf: counted("es", { one: "# diseño", many: "# de diseños", other: "# diseños" }),
};

const fr: ThemesOverviewWords = {
  designsOf: counted("fr", { one: "# modèle", many: "# de modèles", other: "# modèles" }),
};

const it: ThemesOverviewWords = {
  designsOf: (count) => `${count} design`,
};

const nl: ThemesOverviewWords = {
  designsOf: counted("nl", { one: "# ontwerp", other: "# ontwerpen" }),
};

export const themesOverviewWords = { de, en, es, fr, it, nl };
