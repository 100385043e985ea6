import { counted } from "../../../core/counted.ts";

/** All photos laid out at once. */
export const fr = {
  open: "Remplir le livre pour moi",
  title: "Placer toutes les photos sur les pages",
  close: "Fermer",
  onDevice: "Le tri se fait sur votre appareil. Les photos sont envoyées pendant ce temps.",
  reading: "Netteté et doublons en cours d’examen",
  seen: (n: number, of: number) => `${n} sur ${of}`,
  beginWith: counted("fr", {
    one: "Commencer avec # photo",
    many: "Commencer avec # de photos",
    other: "Commencer avec # photos",
  }),
  laying: "Les pages sont mises en place.",
  failed: "La mise en place a échoué. Fermez la fenêtre et essayez encore une fois.",
  photos: "Photos",
  checked: "Vérifié",
  noFaceCut: "aucun visage connu coupé ni dans le pli",
  density: "Photos sur une double page",
  densities: { airy: "Peu", even: "Équilibré", full: "Beaucoup" },
  again: "Tout encore une fois, autrement",
  fixed: counted("fr", {
    one: "# double page est verrouillée et reste telle quelle.",
    many: "# de doubles pages sont verrouillées et restent telles quelles.",
    other: "# doubles pages sont verrouillées et restent telles quelles.",
  }),
  notIn: counted("fr", {
    one: "# photo laissée de côté",
    many: "# de photos laissées de côté",
    other: "# photos laissées de côté",
  }),
  why: {
    twin: "Presque identiques",
    blurred: "Floues",
    small: "Trop petites pour l’impression",
    "no-room": "Plus de place",
  },
  because: {
    twin: "La plus nette de chaque série est dans le livre.",
    blurred: "Elles restent dans la réserve, rien n’est supprimé.",
    small: "Moins de 300 pixels de large ou de haut.",
    "no-room": "Plus de pages ne sont pas possibles ici.",
  },
  want: (name: string) => `Utiliser ${name} quand même`,
  more: counted("fr", { one: "En montrer # de plus", many: "En montrer # de plus", other: "En montrer # de plus" }),
  turn: (side: string) => `${side} : encore une fois, autrement`,
  keep: (side: string) => `Verrouiller ${side}`,
  cancel: "Annuler",
  take: "Reprendre tel quel",
  taken: "Les photos sont sur les pages. Annuler remet tout comme avant.",
  announce: (used: number, of: number) => `Proposition avec ${used} photos sur ${of}`,
};
