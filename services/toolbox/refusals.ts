import type { Language, Locale } from "../../core/locale.ts";
import { textsFor } from "../../core/texts.ts";
import { toolboxLimits } from "./contract.ts";

const megabytes = toolboxLimits.fileBytes / 1_000_000;
const together = toolboxLimits.pdfBytes / 1_000_000;
const megapixels = toolboxLimits.pixels / 1_000_000;
const { pictures } = toolboxLimits;

const de = {
  "file-missing": "Es ist keine Datei angekommen; wähle ein Bild und sende es noch einmal",
  "form-broken": "Das Hochladen ist abgebrochen; sende die Datei noch einmal",
  "too-many-bytes": `Die Datei ist größer als ${megabytes} MB; nimm eine kleinere`,
  "too-many-bytes-together": `Die Bilder sind zusammen größer als ${together} MB; nimm weniger oder kleinere`,
  "too-many-files": `Es sind mehr als ${pictures} Bilder; teile sie auf mehrere PDF auf`,
  "too-many-pixels": `Das Bild hat mehr als ${megapixels} Megapixel; verkleinere es zuerst`,
  "not-a-picture": "Das ist kein Bild, das wir lesen können: JPEG, PNG, WebP, HEIC, AVIF und TIFF gehen",
  animated: "Bewegte Bilder gehen nicht; nimm ein Standbild",
  damaged: "Die Datei ist beschädigt; nimm das Original",
  "too-hard": "Dieses Bild ist uns zu aufwendig; verkleinere es und versuche es noch einmal",
  busy: "Gerade arbeiten zu viele mit den Werkzeugen; versuche es in 10 Sekunden noch einmal",
  "no-space": "Der Shop hat gerade keinen Platz für Dateien; versuche es später noch einmal",
  unavailable: "Der Shop erreicht seine Dateien gerade nicht; versuche es später noch einmal",
  "file-gone": "Diese Datei gibt es nicht oder nicht mehr; wir heben sie eine Stunde auf",
};
/** Why the toolbox refuses something. */
export type ToolboxRefusal = keyof typeof de;

const titles: Readonly<Record<Language, Readonly<Record<ToolboxRefusal, string>>>> = {
  de,
  en: {
    "file-missing": "No file has arrived; choose a picture and send it again",
    "form-broken": "The upload broke off; send the file again",
    "too-many-bytes": `The file is larger than ${megabytes} MB; choose a smaller one`,
    "too-many-bytes-together": `Together the pictures are larger than ${together} MB; choose fewer or smaller ones`,
    "too-many-files": `There are more than ${pictures} pictures; spread them over several PDFs`,
    "too-many-pixels": `The picture has more than ${megapixels} megapixels; make it smaller first`,
    "not-a-picture": "This is no picture we can read; JPEG, PNG, WebP, HEIC, AVIF and TIFF work",
    animated: "Moving pictures do not work; choose a still one",
    damaged: "The file is damaged; choose the original",
    "too-hard": "This picture is too much work for us; make it smaller and try again",
    busy: "Too many people are using the tools just now; try again in 10 seconds",
    "no-space": "The shop has no room for files just now; try again later",
    unavailable: "The shop cannot reach its files just now; try again later",
    "file-gone": "This file does not exist, or no longer does; we keep it for an hour",
  },
  es: {
    "file-missing": "No ha llegado ningún archivo; elige una imagen y envíala de nuevo",
    "form-broken": "La subida se ha interrumpido; envía el archivo de nuevo",
    "too-many-bytes": `El archivo pesa más de ${megabytes} MB; elige uno más pequeño`,
    "too-many-bytes-together": `Las imágenes suman más de ${together} MB; elige menos o más pequeñas`,
    "too-many-files": `Son más de ${pictures} imágenes; repártelas en varios PDF`,
    "too-many-pixels": `La imagen tiene más de ${megapixels} megapíxeles; redúcela primero`,
    "not-a-picture": "No es una imagen que podamos leer; valen JPEG, PNG, WebP, HEIC, AVIF y TIFF",
    animated: "Las imágenes en movimiento no valen; elige una fija",
    damaged: "El archivo está dañado; elige el original",
    "too-hard": "Esta imagen nos da demasiado trabajo; redúcela e inténtalo de nuevo",
    busy: "Ahora hay demasiada gente usando las herramientas; inténtalo de nuevo en 10 segundos",
    "no-space": "La tienda no tiene sitio para archivos ahora; inténtalo más tarde",
    unavailable: "La tienda no puede acceder ahora a sus archivos; inténtalo más tarde",
    "file-gone": "Este archivo no existe o ya no está; lo guardamos una hora",
  },
  fr: {
    "file-missing": "Aucun fichier n’est arrivé ; choisissez une image et envoyez-la de nouveau",
    "form-broken": "L’envoi s’est interrompu ; envoyez le fichier de nouveau",
    "too-many-bytes": `Le fichier dépasse ${megabytes} Mo ; choisissez-en un plus petit`,
    "too-many-bytes-together": `Ensemble, les images dépassent ${together} Mo ; choisissez-en moins ou de plus petites`,
    "too-many-files": `Il y a plus de ${pictures} images ; répartissez-les sur plusieurs PDF`,
    "too-many-pixels": `L’image dépasse ${megapixels} mégapixels ; réduisez-la d’abord`,
    "not-a-picture": "Ce n’est pas une image que nous savons lire : JPEG, PNG, WebP, HEIC, AVIF et TIFF conviennent",
    animated: "Les images animées ne conviennent pas ; choisissez une image fixe",
    damaged: "Le fichier est endommagé ; choisissez l’original",
    "too-hard": "Cette image nous demande trop de travail ; réduisez-la et réessayez",
    busy: "Trop de personnes utilisent les outils en ce moment ; réessayez dans 10 secondes",
    "no-space": "La boutique n’a plus de place pour des fichiers en ce moment ; réessayez plus tard",
    unavailable: "La boutique n’atteint pas ses fichiers en ce moment ; réessayez plus tard",
    "file-gone": "Ce fichier n’existe pas ou plus ; nous le gardons une heure",
  },
  it: {
    "file-missing": "Non è arrivato nessun file; scegli un’immagine e inviala di nuovo",
    "form-broken": "Il caricamento si è interrotto; invia di nuovo il file",
    "too-many-bytes": `Il file supera ${megabytes} MB; scegline uno più piccolo`,
    "too-many-bytes-together": `Insieme le immagini superano ${together} MB; scegline meno o più piccole`,
    "too-many-files": `Le immagini sono più di ${pictures}; dividile in più PDF`,
    "too-many-pixels": `L’immagine ha più di ${megapixels} megapixel; prima riducila`,
    "not-a-picture": "Non è un’immagine che sappiamo leggere; vanno bene JPEG, PNG, WebP, HEIC, AVIF e TIFF",
    animated: "Le immagini in movimento non vanno bene; scegline una fissa",
    damaged: "Il file è danneggiato; scegli l’originale",
    "too-hard": "Questa immagine ci chiede troppo lavoro; riducila e riprova",
    busy: "In troppi usano gli strumenti in questo momento; riprova tra 10 secondi",
    "no-space": "Il negozio non ha spazio per file in questo momento; riprova più tardi",
    unavailable: "Il negozio non raggiunge i suoi file in questo momento; riprova più tardi",
    "file-gone": "Questo file non esiste o non c’è più; lo teniamo per un’ora",
  },
  nl: {
    "file-missing": "Er is geen bestand aangekomen; kies een afbeelding en stuur die nog eens",
    "form-broken": "Het uploaden is afgebroken; stuur het bestand nog eens",
    "too-many-bytes": `Het bestand is groter dan ${megabytes} MB; kies een kleiner`,
    "too-many-bytes-together": `De afbeeldingen zijn samen groter dan ${together} MB; kies er minder of kleinere`,
    "too-many-files": `Het zijn meer dan ${pictures} afbeeldingen; verdeel ze over meerdere pdf’s`,
    "too-many-pixels": `De afbeelding heeft meer dan ${megapixels} megapixel; maak haar eerst kleiner`,
    "not-a-picture": "Dit is geen afbeelding die we kunnen lezen; JPEG, PNG, WebP, HEIC, AVIF en TIFF werken",
    animated: "Bewegende beelden werken niet; kies een stilstaand beeld",
    damaged: "Het bestand is beschadigd; kies het origineel",
    "too-hard": "Deze afbeelding kost ons te veel werk; maak haar kleiner en probeer het nog eens",
    busy: "Er gebruiken nu te veel mensen de hulpmiddelen; probeer het over 10 seconden nog eens",
    "no-space": "De winkel heeft nu geen ruimte voor bestanden; probeer het later nog eens",
    unavailable: "De winkel kan nu niet bij zijn bestanden; probeer het later nog eens",
    "file-gone": "Dit bestand bestaat niet of niet meer; we bewaren het een uur",
  },
};

/** Title of a refusal, with its remedy. */
export const refusalTitle = (refusal: ToolboxRefusal, locale: Locale): string => textsFor(titles, locale)[refusal];
