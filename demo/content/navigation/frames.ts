import { readFileSync } from "node:fs";
import { localeOfLanguage } from "../../../core/locale-address.ts";
import { lookOf } from "../../../products/finish-looks.ts";
import { toProduct } from "../links.ts";
import { frames } from "../stories/frames/heads.ts";
import { guides } from "../stories/guides/heads.ts";
import { wall } from "../stories/wall/heads.ts";
import { each } from "../words.ts";
import { called, feature, group, item, list, main, swatchOf, tiles } from "./entries.ts";
import { aroundThePicture, goodToKnow, kinds, woodTones } from "./words.ts";

const labels = each((language) =>
  JSON.parse(readFileSync(new URL(`../../labels/${localeOfLanguage(language)}.json`, import.meta.url), "utf8")),
);

/** Finishes of the slim wooden frame, from light to dark. */
const finishes = ["maple", "oak-natural", "walnut", "white", "black", "silver", "gold"];

const inThatColour = finishes.map((finish) =>
  item(
    {
      text: each((language) => labels[language][`colour.${finish}`]),
      to: toProduct("framed-posters", `frameType=holzrahmen-slim-${finish}`),
    },
    swatchOf(lookOf(finish).colour),
  ),
);

const withPicture = {
  de: "Rahmen mit Bild",
  en: "Frame and picture",
  fr: "Cadre avec image",
  es: "Marco con foto",
  it: "Cornice con foto",
  nl: "Lijst met foto",
};

/** As short as its places are narrow: a tile of the strip holds thirteen letters of one word. */
const shortGap = called(frames.shadowGap, { ...frames.shadowGap.name, de: "Schattenfuge" });

export const pictureFrames = main(frames.overview, {
  type: "frame",
  icon: "photo-frame",
  tiles: [
    ...tiles(kinds, [frames.wood, frames.aluminium, frames.plastic, shortGap]),
    ...tiles(aroundThePicture, [frames.mats]),
  ],
  groups: [
    group("poster", "kinds", {
      title: kinds,
      items: [
        ...[frames.wood, frames.aluminium, frames.plastic, shortGap].map((way) => item(way)),
        item({ text: withPicture, to: toProduct("framed-posters"), image: "frames-leaning" }),
      ],
    }),
    group("colors", "colours", { title: woodTones, items: inThatColour }),
    group("other", "around", { title: aroundThePicture, items: [item(frames.mats), item(wall.pictureWall)] }),
    list("advice", goodToKnow, [guides.frames, guides.paper, guides.shipping]),
    feature(frames.overview, "frames-ledge"),
  ],
});
