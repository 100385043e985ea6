import { toProduct } from "../links.ts";
import { guides } from "../stories/guides/heads.ts";
import { wall } from "../stories/wall/heads.ts";
import type { Words } from "../words.ts";
import { called, feature, group, item, list, main, priceOf, shapeOf, tiles } from "./entries.ts";
import { allKinds, asYouLike, format, framed, goodToKnow, material, severalPictures } from "./words.ts";

/** A ratio of the catalogue, with the words for who took the photo. */
const shapes: readonly (readonly [ratio: string, formatType: string, text: Words])[] = [
  [
    "3:2",
    "600x400",
    {
      de: "3:2, wie aus der Kamera",
      en: "3:2, as from the camera",
      fr: "3:2, comme l’appareil photo",
      es: "3:2, como la cámara",
      it: "3:2, come la fotocamera",
      nl: "3:2, zoals de camera",
    },
  ],
  [
    "4:3",
    "600x450",
    {
      de: "4:3, wie vom Telefon",
      en: "4:3, as from the phone",
      fr: "4:3, comme le téléphone",
      es: "4:3, como el teléfono",
      it: "4:3, come il telefono",
      nl: "4:3, zoals de telefoon",
    },
  ],
  ["1:1", "400x400", { de: "Quadrat", en: "Square", fr: "Carré", es: "Cuadrado", it: "Quadrato", nl: "Vierkant" }],
  [
    "3:1",
    "900x300",
    {
      de: "Panorama 3:1",
      en: "Panorama 3:1",
      fr: "Panorama 3:1",
      es: "Panorámica 3:1",
      it: "Panorama 3:1",
      nl: "Panorama 3:1",
    },
  ],
];

export const wallPictures = main(wall.overview, {
  type: "wandbilder",
  icon: "wall-picture",
  tiles: [
    ...tiles(material, [wall.canvas, wall.poster, wall.aluminium, wall.acrylic, wall.galleryBond, wall.forex]),
    ...tiles(severalPictures, [wall.pictureWall, wall.collage]),
  ],
  groups: [
    group("images", "material", {
      title: material,
      items: [
        item(wall.canvas, priceOf("leinwand")),
        item(wall.poster, priceOf("poster")),
        item(wall.aluminium, priceOf("aludibond")),
        item(wall.acrylic, priceOf("acrylglas")),
        item(wall.galleryBond, priceOf("gallerybond")),
        item(wall.forex, priceOf("forexplatte")),
      ],
    }),
    group("shapes", "format", {
      title: format,
      items: shapes.map(([ratio, formatType, text]) =>
        item({ text, to: toProduct("canvas-prints", `formatType=${formatType}`) }, shapeOf(ratio)),
      ),
    }),
    list("wishes", asYouLike, [{ text: framed, to: toProduct("framed-posters") }, wall.pictureWall, wall.collage]),
    list("advice", goodToKnow, [guides.resolution, guides.paper, guides.shipping]),
    feature(wall.pictureWall, "gallery-wall"),
  ],
});

/** One is a collage; the group has many. */
const manyCollages = { ...wall.collage.name, en: "Photo collages", es: "Collages de fotos" };

export const collages = main(called(wall.collage, manyCollages), {
  type: "collage",
  icon: "collage",
  tiles: tiles(severalPictures, [wall.collage, wall.pictureWall]),
  groups: [
    group("images", "kinds", { title: severalPictures, items: [item(wall.collage), item(wall.pictureWall)] }),
    group("images", "material", {
      title: material,
      items: [
        item(wall.canvas, priceOf("leinwand")),
        item(wall.poster, priceOf("poster")),
        item({ text: framed, to: toProduct("framed-posters"), image: "frames-leaning" }),
        item(wall.aluminium, priceOf("aludibond")),
      ],
    }),
    list("wishes", asYouLike, [called(wall.overview, allKinds), wall.acrylic, wall.galleryBond]),
    list("advice", goodToKnow, [guides.resolution, guides.prepare, guides.shipping]),
    feature(wall.collage, "room-collage"),
  ],
});
