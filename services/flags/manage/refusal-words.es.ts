import type { RefusalWords } from "./refusal-words.en.ts";

const missing = {
  flag: "ningún interruptor",
  standard: "ningún segmento",
  large: "ningún segmento grande",
  "rule-based": "ningún segmento por reglas",
} as const;

export const es: RefusalWords = {
  unknown: (name) => `En este entorno no existe ${name}.`,
  changedTitle: "Alguien lo ha cambiado entretanto",
  changed: (by) => `${by || "Alguien"} se te ha adelantado. Vuelve a cargar y haz el cambio otra vez.`,
  neededTitle: "Otros lo necesitan",
  needed: (users, name) => `${users.join(", ")} ya no funcionarían sin ${name}. Cambia primero esos.`,
  otherKind: "Ya existe un segmento del otro tamaño con ese nombre",
  otherName: (name, inBody) => `La dirección dice ${name}, el contenido ${inBody}.`,
  noDice: "El interruptor no tiene ninguna regla con porcentajes",
  noDiceMend: "Dale primero una regla que reparta.",
  over: "Eso ya ha terminado",
  keys: "Las claves de visitante tienen de 1 a 250 caracteres. No se ha añadido a nadie.",
  fault(fault) {
    switch (fault.kind) {
      case "sizes":
        return `Los porcentajes suman ${fault.sum}; deben sumar 100.`;
      case "between":
        return `El intervalo empieza en ${fault.start} y termina antes, en ${fault.end}.`;
      case "missing":
        return `No hay ${missing[fault.what]} llamado ${fault.name}. Créalo primero.`;
      case "treatment":
        return `El interruptor ${fault.flag} no da nunca ${fault.treatment}, y eso es lo que se espera.`;
      case "configuration":
        return `El interruptor no da nunca ${fault.treatment}, así que no necesita configuración para ello.`;
      case "circle":
        return `Se esperaría a sí mismo: ${fault.through.join(", ")}.`;
    }
  },
};
