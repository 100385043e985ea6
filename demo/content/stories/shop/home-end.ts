import { at, atProduct } from "../../links.ts";
import type { Words } from "../../words.ts";
import { frames } from "../frames/heads.ts";
import { guides } from "../guides/heads.ts";

const canvas = atProduct("canvas-prints");
const [frame, size] = [at(frames.overview), at(guides.resolution)];

/** What stands at the end of the first page, folded to three lines. */
export const homeEnd: Words<readonly string[]> = {
  de: [
    `Ein Foto an der Wand ist etwas anderes als eines im Telefon: Man geht jeden Tag daran vorbei. Deshalb drucken wir auf Materialien, die das aushalten, vom matten Poster über [Leinwand auf Keilrahmen](${canvas}) bis zu Alu-Dibond und Acrylglas, und jedes Format wird auf den Zentimeter genau gefertigt.`,
    `Wie groß dein Bild werden kann, sagt dir die Gestaltung, bevor du bestellst. Was dahintersteckt, erklärt [unser Ratgeber zur Auflösung](${size}). Für Poster und Drucke bauen wir [Rahmen nach Maß](${frame}) aus Holz, Aluminium und Kunststoff, auf Wunsch mit Passepartout und Museumsglas.`,
    "Der Preis, den du siehst, enthält die Mehrwertsteuer, und neben jedem Preis steht der Wochentag, an dem das Paket ankommt.",
  ],
  en: [
    `A photo on the wall is not the same as one in your phone: you pass it every day. So we print on materials that stand up to that, from matt posters and [canvas on stretcher frames](${canvas}) to aluminium and acrylic, and every size is made to the centimetre.`,
    `How large your picture can be, the designer tells you before you order; [our guide to resolution](${size}) explains why. For posters and prints we build [frames made to measure](${frame}) in wood, aluminium and plastic, with a mat and museum glass if you like.`,
    "The price you see includes VAT, and beside each price stands the weekday on which the parcel arrives.",
  ],
  fr: [
    `Une photo au mur n’est pas une photo dans un téléphone : on passe devant chaque jour. Nous imprimons donc sur des matières faites pour durer, du poster mat à la [toile sur châssis](${canvas}), de l’aluminium au verre acrylique, et chaque format est fabriqué au centimètre près.`,
    `L’atelier en ligne vous dit avant la commande jusqu’à quelle taille votre image tient ; [notre guide de la résolution](${size}) explique pourquoi. Pour les posters et les tirages, nous fabriquons des [cadres sur mesure](${frame}) en bois, en aluminium ou en plastique, avec passe-partout et verre musée si vous le souhaitez.`,
    "Le prix affiché comprend la TVA, et à côté de chaque prix figure le jour où le colis arrive.",
  ],
  es: [
    `Una foto en la pared no es lo mismo que en el móvil: pasas por delante cada día. Por eso imprimimos sobre materiales que lo aguantan, del póster mate al [lienzo en bastidor](${canvas}), el aluminio y el metacrilato, y cada formato se hace al centímetro.`,
    `Hasta qué tamaño llega tu imagen lo ves al diseñarla, antes de pedir; [nuestra guía de resolución](${size}) explica por qué. Para pósters y copias hacemos [marcos a medida](${frame}) de madera, aluminio y plástico, con paspartú y cristal de museo si quieres.`,
    "El precio que ves incluye el IVA, y junto a cada precio está el día de la semana en que llega el paquete.",
  ],
  it: [
    `Una foto alla parete non è come una foto nel telefono: ci passi davanti ogni giorno. Per questo stampiamo su materiali che lo reggono, dal poster opaco alla [tela su telaio](${canvas}), all’alluminio e al vetro acrilico, e ogni formato è fatto al centimetro.`,
    `Fino a che misura arriva la tua immagine lo vedi mentre la crei, prima di ordinare; [la nostra guida alla risoluzione](${size}) spiega perché. Per poster e stampe costruiamo [cornici su misura](${frame}) in legno, alluminio e plastica, se vuoi con passe-partout e vetro museale.`,
    "Il prezzo che vedi comprende l’IVA, e accanto a ogni prezzo c’è il giorno della settimana in cui arriva il pacco.",
  ],
  nl: [
    `Een foto aan de muur is iets anders dan een foto in je telefoon: je loopt er elke dag langs. Daarom drukken we op materialen die dat aankunnen, van matte poster en [canvas op spieraam](${canvas}) tot aluminium en acrylglas, en elk formaat wordt op de centimeter gemaakt.`,
    `Hoe groot je beeld kan worden, zie je bij het ontwerpen, vóór je bestelt; [onze gids over resolutie](${size}) legt uit waarom. Voor posters en prints maken we [lijsten op maat](${frame}) van hout, aluminium en kunststof, als je wilt met passe-partout en museumglas.`,
    "De prijs die je ziet is inclusief btw, en naast elke prijs staat de weekdag waarop het pakket aankomt.",
  ],
};
