import type { RefusalWords } from "./refusal-words.en.ts";

const missing = {
  flag: "aucun interrupteur",
  standard: "aucun segment",
  large: "aucun grand segment",
  "rule-based": "aucun segment par règles",
} as const;

export const fr: RefusalWords = {
  unknown: (name) => `${name} n’existe pas dans cet environnement.`,
  changedTitle: "Quelqu’un l’a modifié entre-temps",
  changed: (by) => `${by || "Quelqu’un"} a été plus rapide. Rechargez la page et refaites la modification.`,
  neededTitle: "D’autres en ont besoin",
  needed: (users, name) => `Sans ${name}, ceci ne fonctionnerait plus : ${users.join(", ")}. Modifiez-le d’abord.`,
  otherKind: "Il existe déjà un segment de l’autre taille à ce nom",
  otherName: (name, inBody) => `L’adresse indique ${name}, le contenu ${inBody}.`,
  noDice: "L’interrupteur n’a aucune règle avec des pourcentages",
  noDiceMend: "Donnez-lui d’abord une règle qui répartit.",
  over: "C’est déjà terminé",
  keys: "Les clés de visiteur ont de 1 à 250 caractères. Personne n’a été ajouté.",
  fault(fault) {
    switch (fault.kind) {
      case "sizes":
        return `Les pourcentages font ${fault.sum} en tout, ils doivent faire 100.`;
      case "between":
        return `La plage commence à ${fault.start} et se termine avant, à ${fault.end}.`;
      case "missing":
        return `Il n’y a ${missing[fault.what]} nommé ${fault.name}. Créez-le d’abord.`;
      case "treatment":
        return `L’interrupteur ${fault.flag} ne donne jamais ${fault.treatment}, qui est attendu.`;
      case "configuration":
        return `L’interrupteur ne donne jamais ${fault.treatment} : aucun réglage n’est donc nécessaire.`;
      case "circle":
        return `Il s’attendrait lui-même : ${fault.through.join(", ")}.`;
    }
  },
};
