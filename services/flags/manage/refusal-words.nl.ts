import type { RefusalWords } from "./refusal-words.en.ts";

const missing = {
  flag: "geen flag",
  standard: "geen segment",
  large: "geen groot segment",
  "rule-based": "geen segment op regels",
} as const;

export const nl: RefusalWords = {
  unknown: (name) => `In deze omgeving bestaat ${name} niet.`,
  changedTitle: "Iemand heeft dit intussen gewijzigd",
  changed: (by) => `${by || "Iemand"} was sneller. Laad opnieuw en wijzig het nog eens.`,
  neededTitle: "Andere hebben dit nodig",
  needed: (users, name) => `${users.join(", ")} zouden zonder ${name} niet meer werken. Wijzig eerst die.`,
  otherKind: "Er is al een segment van de andere grootte met deze naam",
  otherName: (name, inBody) => `Het adres noemt ${name}, de inhoud ${inBody}.`,
  noDice: "De flag heeft geen regel met percentages",
  noDiceMend: "Geef hem eerst een regel die verdeelt.",
  over: "Dat is al voorbij",
  keys: "Bezoekerssleutels hebben 1 tot 250 tekens. Er is niemand toegevoegd.",
  fault(fault) {
    switch (fault.kind) {
      case "sizes":
        return `De percentages komen uit op ${fault.sum}; het moet 100 zijn.`;
      case "between":
        return `Het bereik begint bij ${fault.start} en eindigt daarvoor, bij ${fault.end}.`;
      case "missing":
        return `Er is ${missing[fault.what]} met de naam ${fault.name}. Maak het eerst aan.`;
      case "treatment":
        return `De flag ${fault.flag} geeft nooit ${fault.treatment}, waarop wordt gewacht.`;
      case "configuration":
        return `De flag geeft nooit ${fault.treatment} en heeft daar dus geen instelling voor nodig.`;
      case "circle":
        return `Hij zou op zichzelf wachten: ${fault.through.join(", ")}.`;
    }
  },
};
