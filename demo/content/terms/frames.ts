import { guides } from "../stories/guides/heads.ts";
import { same, term } from "./term.ts";

/** Of frames, and of what holds a picture to the wall. */
export const frameTerms = [
  term(
    { de: "Passepartout", en: "Mat", fr: "Passe-partout", es: "Paspartú", it: "Passe-partout", nl: "Passe-partout" },
    {
      de: "Ein Karton mit Fenster zwischen Bild und Glas. Er gibt Ruhe um das Foto und hält es vom Glas fern.",
      en: "A card with a window between picture and glass. It gives the photo calm and keeps it off the glass.",
      fr: "Un carton à fenêtre entre l'image et le verre. Il donne du calme à la photo et l'éloigne du verre.",
      es: "Un cartón con ventana entre la imagen y el cristal. Da calma a la foto y la separa del cristal.",
      it: "Un cartoncino con finestra tra immagine e vetro. Dà respiro alla foto e la tiene lontana dal vetro.",
      nl: "Een karton met een venster tussen beeld en glas. Het geeft de foto rust en houdt haar van het glas.",
    },
    guides.frames,
  ),
  term(
    {
      de: "Schrägschnitt",
      en: "Bevel cut",
      fr: "Biseau",
      es: "Corte en bisel",
      it: "Taglio a smusso",
      nl: "Schuine snede",
    },
    {
      de: "Der Schnitt des Passepartouts unter 45 Grad. Sein heller Kern zeigt sich als feine Linie um das Foto.",
      en: "The cut of a mat at 45 degrees. Its pale core shows as a fine line round the photo.",
      fr: "La coupe du passe-partout à 45 degrés. Son cœur clair dessine une fine ligne autour de la photo.",
      es: "El corte del paspartú a 45 grados. Su núcleo claro se ve como una línea fina alrededor de la foto.",
      it: "Il taglio del passe-partout a 45 gradi. L'anima chiara disegna una linea sottile intorno alla foto.",
      nl: "De snede van het passe-partout onder 45 graden. De lichte kern is te zien als een fijne lijn om de foto.",
    },
  ),
  term(
    { de: "Rahmenleiste", en: "Moulding", fr: "Baguette", es: "Moldura", it: "Asta", nl: "Lijstprofiel" },
    {
      de: "Das Profil aus Holz, Metall oder Kunststoff, aus dem ein Rahmen gesägt wird.",
      en: "The length of wood, metal or plastic that a frame is sawn from.",
      fr: "Le profil de bois, de métal ou de plastique dans lequel un cadre est scié.",
      es: "El perfil de madera, metal o plástico del que se corta un marco.",
      it: "Il profilo di legno, metallo o plastica da cui si sega una cornice.",
      nl: "Het profiel van hout, metaal of kunststof waaruit een lijst wordt gezaagd.",
    },
  ),
  term(
    { de: "Falz", en: "Rebate", fr: "Feuillure", es: "Rebaje", it: "Battuta", nl: "Sponning" },
    {
      de: "Die Stufe hinten im Rahmen, in der Glas, Bild und Rückwand liegen. Sie deckt einige Millimeter des Randes zu.",
      en: "The step at the back of a frame that holds glass, picture and backing. It covers a few millimetres of the edge.",
      fr: "Le décrochement au dos du cadre qui reçoit verre, image et dos. Il couvre quelques millimètres du bord.",
      es: "El escalón trasero del marco donde van cristal, imagen y trasera. Tapa unos milímetros del borde.",
      it: "Lo scalino sul retro della cornice che accoglie vetro, immagine e fondo. Copre alcuni millimetri del bordo.",
      nl: "De trede achter in de lijst waarin glas, beeld en achterwand liggen. Die bedekt enkele millimeters van de rand.",
    },
  ),
  term(
    { de: "Gehrung", en: "Mitre", fr: "Onglet", es: "Inglete", it: "Giunto ad angolo", nl: "Verstek" },
    {
      de: "Die Ecke, in der zwei Leisten unter 45 Grad zusammenstoßen. An ihr erkennt man einen guten Rahmen.",
      en: "The corner where two lengths meet at 45 degrees. By it you know a good frame.",
      fr: "L'angle où deux baguettes se rejoignent à 45 degrés. C'est là qu'on reconnaît un bon cadre.",
      es: "La esquina donde dos molduras se unen a 45 grados. En ella se reconoce un buen marco.",
      it: "L'angolo in cui due aste si incontrano a 45 gradi. Da lì si riconosce una buona cornice.",
      nl: "De hoek waar twee profielen onder 45 graden samenkomen. Daaraan herken je een goede lijst.",
    },
  ),
  term(
    {
      de: "Schattenfugenrahmen",
      en: "Floater frame",
      fr: "Caisse américaine",
      es: "Marco flotante",
      it: "Cornice a cassetta",
      nl: "Baklijst",
    },
    {
      de: "Ein Rahmen, der das Bild nicht berührt: Eine schmale Fuge lässt Leinwand oder Platte frei schweben.",
      en: "A frame that does not touch the picture: a narrow gap lets canvas or board float.",
      fr: "Un cadre qui ne touche pas l'image : un mince espace laisse flotter la toile ou le panneau.",
      es: "Un marco que no toca la imagen: una ranura estrecha deja flotar el lienzo o el panel.",
      it: "Una cornice che non tocca l'immagine: una fessura sottile lascia fluttuare tela o pannello.",
      nl: "Een lijst die het beeld niet raakt: een smalle kier laat canvas of plaat zweven.",
    },
    guides.frames,
  ),
  term(
    {
      de: "Entspiegeltes Glas",
      en: "Anti-reflective glass",
      fr: "Verre antireflet",
      es: "Cristal antirreflejos",
      it: "Vetro antiriflesso",
      nl: "Ontspiegeld glas",
    },
    {
      de: "Glas, dessen Oberfläche Licht streut oder schluckt, damit das Fenster gegenüber nicht im Bild steht.",
      en: "Glass whose surface scatters or swallows light, so that the window opposite does not stand in the picture.",
      fr: "Un verre dont la surface diffuse ou absorbe la lumière, pour que la fenêtre d'en face n'apparaisse pas dans l'image.",
      es: "Cristal cuya superficie dispersa o absorbe la luz, para que la ventana de enfrente no aparezca en la imagen.",
      it: "Vetro la cui superficie diffonde o assorbe la luce, così la finestra di fronte non appare nell'immagine.",
      nl: "Glas dat licht verstrooit of opneemt, zodat het raam ertegenover niet in het beeld staat.",
    },
  ),
  term(
    { de: "Rückwand", en: "Backing board", fr: "Dos du cadre", es: "Trasera", it: "Fondo", nl: "Achterwand" },
    {
      de: "Die Platte, die Bild und Passepartout von hinten an das Glas drückt.",
      en: "The board that presses picture and mat against the glass from behind.",
      fr: "Le panneau qui presse l'image et le passe-partout contre le verre.",
      es: "El tablero que presiona la imagen y el paspartú contra el cristal.",
      it: "Il pannello che preme immagine e passe-partout contro il vetro.",
      nl: "De plaat die beeld en passe-partout van achteren tegen het glas drukt.",
    },
  ),
  term(
    {
      de: "Abstandshalter",
      en: "Stand-off",
      fr: "Entretoise",
      es: "Separador",
      it: "Distanziale",
      nl: "Afstandhouder",
    },
    {
      de: "Eine Schraube mit Hülse, die eine Platte ein Stück vor der Wand hält, damit sie einen Schatten wirft.",
      en: "A screw with a sleeve that holds a board a little off the wall, so that it throws a shadow.",
      fr: "Une vis à manchon qui tient un panneau un peu écarté du mur, pour qu'il porte une ombre.",
      es: "Un tornillo con casquillo que separa el panel de la pared para que proyecte sombra.",
      it: "Una vite con boccola che tiene il pannello un poco staccato dalla parete, così fa ombra.",
      nl: "Een schroef met huls die een plaat iets van de muur houdt, zodat ze een schaduw werpt.",
    },
  ),
  term(
    {
      de: "Petersburger Hängung",
      en: "Salon hang",
      fr: "Accrochage à touche-touche",
      es: "Composición de salón",
      it: "Parete quadreria",
      nl: "Salonophanging",
    },
    {
      de: "Viele Bilder dicht beieinander, in verschiedenen Größen. Gleiche Abstände halten sie zusammen.",
      en: "Many pictures close together, in different sizes. Equal gaps hold them together.",
      fr: "De nombreuses images serrées, de tailles différentes. Des écarts égaux les tiennent ensemble.",
      es: "Muchos cuadros juntos, de distintos tamaños. Las distancias iguales los unen.",
      it: "Molti quadri vicini, di misure diverse. Distanze uguali li tengono insieme.",
      nl: "Veel beelden dicht bij elkaar, in verschillende maten. Gelijke afstanden houden ze bijeen.",
    },
  ),
  term(
    { ...same("Shadow box"), fr: "Cadre vitrine", es: "Marco vitrina", it: "Cornice a vetrina" },
    {
      de: "Ein tiefer Rahmen, in dem das Bild oder ein Gegenstand mit Abstand hinter dem Glas liegt.",
      en: "A deep frame in which the picture or a thing lies at a distance behind the glass.",
      fr: "Un cadre profond où l'image ou un objet repose à distance derrière le verre.",
      es: "Un marco profundo en el que la imagen o un objeto queda separado detrás del cristal.",
      it: "Una cornice profonda in cui l'immagine o un oggetto sta a distanza dietro il vetro.",
      nl: "Een diepe lijst waarin het beeld of een voorwerp op afstand achter het glas ligt.",
    },
  ),
];
