import type { RefusalWords } from "./refusal-words.en.ts";

const missing = {
  flag: "nessun flag",
  standard: "nessun segmento",
  large: "nessun segmento grande",
  "rule-based": "nessun segmento per regole",
} as const;

export const it: RefusalWords = {
  unknown: (name) => `In questo ambiente non esiste ${name}.`,
  changedTitle: "Nel frattempo qualcuno l’ha modificato",
  changed: (by) => `${by || "Qualcuno"} ha fatto prima. Ricarica e modifica di nuovo.`,
  neededTitle: "Altri ne hanno bisogno",
  needed: (users, name) => `${users.join(", ")} non funzionerebbero più senza ${name}. Modifica prima questi.`,
  otherKind: "Esiste già un segmento dell’altra dimensione con questo nome",
  otherName: (name, inBody) => `L’indirizzo dice ${name}, il contenuto ${inBody}.`,
  noDice: "Il flag non ha nessuna regola con percentuali",
  noDiceMend: "Dagli prima una regola che ripartisca.",
  over: "È già finito",
  keys: "Le chiavi dei visitatori hanno da 1 a 250 caratteri. Nessuno è stato aggiunto.",
  fault(fault) {
    switch (fault.kind) {
      case "sizes":
        return `Le percentuali danno ${fault.sum}; devono dare 100.`;
      case "between":
        return `L’intervallo comincia a ${fault.start} e finisce prima, a ${fault.end}.`;
      case "missing":
        return `Non c’è ${missing[fault.what]} di nome ${fault.name}. Crealo prima.`;
      case "treatment":
        return `Il flag ${fault.flag} non dà mai ${fault.treatment}, che è quello che si aspetta.`;
      case "configuration":
        return `Il flag non dà mai ${fault.treatment}, quindi non serve un’impostazione.`;
      case "circle":
        return `Aspetterebbe se stesso: ${fault.through.join(", ")}.`;
    }
  },
};
