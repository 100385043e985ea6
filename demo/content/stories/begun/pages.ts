import { opening, text } from "../../blocks.ts";
import type { StoryText } from "../../write.ts";
import { begun } from "./heads.ts";

/** Drafts: the office shows them, visitors find nothing there. */
export const drafts: readonly StoryText[] = [
  {
    ...begun.mothersDay,
    unpublished: true,
    title: {
      de: "Bilder zum Muttertag",
      en: "Pictures for Mother's Day",
      fr: "Des images pour la fête des mères",
      es: "Fotos para el Día de la Madre",
      it: "Foto per la Festa della mamma",
      nl: "Beelden voor Moederdag",
    },
    description: {
      de: "Ein Foto vom letzten Sommer, gerahmt und zum Muttertag bei ihr: so lange im Voraus solltest du bestellen.",
      en: "A photo of last summer, framed and with her on Mother's Day: how long before it is best to order.",
      fr: "Une photo de l'été dernier, encadrée et chez elle pour la fête des mères : quand il vaut mieux commander.",
      es: "Una foto del verano pasado, enmarcada y en su casa el Día de la Madre: con cuánta antelación pedirla.",
      it: "Una foto dell'estate scorsa, incorniciata e da lei per la Festa della mamma: con quanto anticipo ordinare.",
      nl: "Een foto van afgelopen zomer, ingelijst en op Moederdag bij haar: zo lang van tevoren bestel je het best.",
    },
    teaser: opening({
      headline: {
        de: "Ein Bild, das sie noch nicht hat",
        en: "A picture she does not have yet",
        fr: "Une image qu'elle n'a pas encore",
        es: "Una foto que todavía no tiene",
        it: "Una foto che ancora non ha",
        nl: "Een foto die ze nog niet heeft",
      },
      text: {
        de: "Auf deinem Telefon liegt es schon.",
        en: "It is on your phone already.",
        fr: "Elle est déjà dans votre téléphone.",
        es: "Ya está en tu móvil.",
        it: "È già sul tuo telefono.",
        nl: "Hij staat al op je telefoon.",
      },
      image: "photo-tulips",
    }),
    body: [],
  },
  {
    ...begun.oldPhotos,
    unpublished: true,
    title: begun.oldPhotos.name,
    description: {
      de: "Tageslicht, eine ruhige Hand und kein Blitz: wie du Abzüge aus alten Alben so aufnimmst, dass sie sich drucken lassen.",
      en: "Daylight, a steady hand and no flash: how to take prints from old albums so that they can be printed again.",
      fr: "Lumière du jour, main stable et pas de flash : comment reproduire les tirages d'un vieil album pour les imprimer.",
      es: "Luz de día, pulso firme y sin flash: cómo fotografiar copias de álbumes antiguos para poder imprimirlas.",
      it: "Luce del giorno, mano ferma e niente flash: come riprendere le stampe di vecchi album per stamparle di nuovo.",
      nl: "Daglicht, een vaste hand en geen flits: zo fotografeer je afdrukken uit oude albums om ze te laten drukken.",
    },
    teaser: opening({
      headline: begun.oldPhotos.name,
      text: begun.oldPhotos.short,
      image: "prints-stack",
    }),
    body: [
      text({
        de: ["## Licht", "Leg den Abzug ans Fenster, nicht in die Sonne, und schalte die Lampen aus."],
        en: ["## Light", "Lay the print by a window, not in the sun, and switch the lamps off."],
        fr: ["## La lumière", "Posez le tirage près d'une fenêtre, pas au soleil, et éteignez les lampes."],
        es: ["## La luz", "Pon la copia junto a una ventana, sin sol directo, y apaga las lámparas."],
        it: ["## La luce", "Metti la stampa vicino a una finestra, non al sole, e spegni le lampade."],
        nl: ["## Licht", "Leg de afdruk bij een raam, niet in de zon, en doe de lampen uit."],
      }),
    ],
  },
];
