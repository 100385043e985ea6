import type { Language } from "../../core/locale.ts";
import { problemWords } from "../../platform/http/problem-titles.ts";

const de = {
  "asset-not-found": "Diese Datei gibt es nicht",
  "picture-wrong": "So kann das Bild nicht gemacht werden",
  "picture-failed": "Diese Datei kann nicht in einer anderen Größe gezeigt werden",
  "pictures-busy": "Gerade werden zu viele Bilder gemacht; versuche es in 5 Sekunden noch einmal",
  "files-unavailable": "Der Shop erreicht seine Dateien gerade nicht",
  "wrong-file": "Diese Datei kann nicht aufgenommen werden",
  "upload-not-announced": "Dieses Hochladen ist nicht angemeldet, zu alt, oder die Datei ist schon da",
  "uploads-busy": "Gerade wird zu viel hochgeladen; versuche es in 5 Sekunden noch einmal",
  "no-space": "Der Shop hat gerade keinen Platz für Dateien",
};
type Refusal = keyof typeof de;

const words: Readonly<Record<Language, Readonly<Record<Refusal, string>>>> = {
  de,
  en: {
    "asset-not-found": "There is no such asset",
    "picture-wrong": "The picture cannot be made",
    "picture-failed": "This asset cannot be shown in another size",
    "pictures-busy": "Too many pictures are being made; try again in 5 s",
    "files-unavailable": "The shop cannot reach its files just now",
    "wrong-file": "The file cannot be an asset",
    "upload-not-announced": "This upload was not announced, is too old, or is complete already",
    "uploads-busy": "Too many uploads at a time; try again in 5 s",
    "no-space": "The shop has no room for files just now",
  },
  es: {
    "asset-not-found": "Este archivo no existe",
    "picture-wrong": "La imagen no se puede hacer así",
    "picture-failed": "Este archivo no se puede mostrar en otro tamaño",
    "pictures-busy": "Se están haciendo demasiadas imágenes; inténtalo de nuevo en 5 s",
    "files-unavailable": "La tienda no puede acceder ahora a sus archivos",
    "wrong-file": "Este archivo no se puede aceptar",
    "upload-not-announced": "Esta subida no está anunciada, es demasiado antigua o su archivo ya llegó",
    "uploads-busy": "Demasiadas subidas a la vez; inténtalo de nuevo en 5 s",
    "no-space": "La tienda no tiene sitio para archivos ahora",
  },
  fr: {
    "asset-not-found": "Ce fichier n’existe pas",
    "picture-wrong": "L’image ne peut pas être faite ainsi",
    "picture-failed": "Ce fichier ne peut pas être montré dans une autre taille",
    "pictures-busy": "Trop d’images sont en cours ; réessayez dans 5 s",
    "files-unavailable": "La boutique n’atteint pas ses fichiers en ce moment",
    "wrong-file": "Ce fichier ne peut pas être accepté",
    "upload-not-announced": "Cet envoi n’est pas annoncé, est trop ancien, ou son fichier est déjà arrivé",
    "uploads-busy": "Trop d’envois à la fois ; réessayez dans 5 s",
    "no-space": "La boutique n’a plus de place pour des fichiers en ce moment",
  },
  it: {
    "asset-not-found": "Questo file non esiste",
    "picture-wrong": "L’immagine non si può fare così",
    "picture-failed": "Questo file non si può mostrare in un’altra misura",
    "pictures-busy": "Troppe immagini in lavorazione; riprova tra 5 s",
    "files-unavailable": "Il negozio non raggiunge i suoi file in questo momento",
    "wrong-file": "Questo file non può essere accettato",
    "upload-not-announced": "Questo caricamento non è annunciato, è troppo vecchio o il suo file è già arrivato",
    "uploads-busy": "Troppi caricamenti insieme; riprova tra 5 s",
    "no-space": "Il negozio non ha spazio per file in questo momento",
  },
  nl: {
    "asset-not-found": "Dit bestand bestaat niet",
    "picture-wrong": "Zo kan de afbeelding niet gemaakt worden",
    "picture-failed": "Dit bestand kan niet in een ander formaat getoond worden",
    "pictures-busy": "Er worden te veel afbeeldingen gemaakt; probeer het over 5 s nog eens",
    "files-unavailable": "De winkel kan nu niet bij zijn bestanden",
    "wrong-file": "Dit bestand kan niet worden opgenomen",
    "upload-not-announced": "Deze upload is niet aangekondigd, te oud, of het bestand is er al",
    "uploads-busy": "Te veel uploads tegelijk; probeer het over 5 s nog eens",
    "no-space": "De winkel heeft nu geen ruimte voor bestanden",
  },
};

/** Title of a problem document of files and pictures, in the request's language. */
export const imageProblem = problemWords(words);
