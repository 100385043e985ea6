import { describe, expect, test } from "vitest";
import { parseQuery } from "../core/query-string.ts";
import { picture } from "../demo/catalogue/wall-pictures.ts";
import { card } from "./card/card.ts";
import { collage } from "./collage/collage.ts";
import { photobox } from "./photobox/photobox.ts";
import { photoframe } from "./photoframe/photoframe.ts";
import { photoprint } from "./photoprint/photoprint.ts";
import { designableKindOf, designerLink, kindOf, kindOfPath, productKinds, recogniseKind } from "./registry.ts";

test("there are seven product types, a kind for each (specification section 3, product type)", () => {
  expect(productKinds.map(({ productType }) => productType).sort()).toEqual([
    "calendar",
    "card",
    "collage",
    "photobook",
    "photobox",
    "photoframe",
    "photoprint",
  ]);
});

test("fields of several kinds mean the first in the specification's order (section 3, product type)", () => {
  const all = { photoboxType: "small", materialType: "poster", calendarType: "x", photobookType: "y", themeId: "z" };
  expect(recogniseKind(all)?.key).toBe("photobox");
  const { photoboxType: _, ...withoutBox } = all;
  expect(recogniseKind({ ...withoutBox, designId: "1" })?.key).toBe("collage");
  expect(recogniseKind(withoutBox)?.key).toBe("photoframe");
  const { materialType: __, ...withoutMaterial } = withoutBox;
  expect(recogniseKind(withoutMaterial)?.key).toBe("calendar");
  const { calendarType: ___, ...bookOrCard } = withoutMaterial;
  expect(recogniseKind(bookOrCard)?.key).toBe("photobook");
  expect(recogniseKind({ photobookPrinting: "fotoheft", themeId: "z" })?.key).toBe("photobook");
  expect(recogniseKind({ themeId: "z" })?.key).toBe("card");
});

describe("a configuration is recognised as a photo frame", () => {
  test("by material or frame, as long as no collage's design comes with it", () => {
    expect(recogniseKind({ materialType: "leinwand" })).toBe(photoframe);
    expect(recogniseKind({ frameType: "holzrahmen" })).toBe(photoframe);
    expect(recogniseKind(picture("none 60x40", { frameType: "artbox-black" }))).toBe(photoframe);
    expect(recogniseKind(parseQuery("materialType=poster&formatType=600x400"))).toBe(photoframe);
    expect(recogniseKind({ materialType: "poster", designId: "13" })).toBe(collage);
    expect(recogniseKind({ frameType: "holzrahmen", collage: "true" })).toBe(collage);
    expect(recogniseKind({ designId: "13" })).toBeUndefined();
    expect(recogniseKind({ materialType: "", frameType: null })).toBeUndefined();
  });
});

test("a photo box is recognised by its type before all others (specification section 3)", () => {
  expect(recogniseKind({ photoboxType: "small" })).toBe(photobox);
  expect(recogniseKind({ photoboxType: "photoprint", materialType: "poster", designId: "13" })).toBe(photobox);
  expect(recogniseKind({ photoboxType: "", materialType: "poster" })).toBe(photoframe);
  expect(kindOfPath("/configurator-photobox/")).toBe(photobox);
  expect(designableKindOf("photobox")).toBe(photobox);
});

test("photo prints are recognised, and can be designed", () => {
  expect(recogniseKind({ productType: "photoprint" })).toBe(photoprint);
  expect(kindOf("photoprint")).toBe(photoprint);
  expect(designableKindOf("photoprint")).toBe(photoprint);
});

test("a card is recognised by its theme after all others (specification section 3)", () => {
  expect(recogniseKind({ themeId: "meadow-vows" })).toBe(card);
  expect(recogniseKind({ themeId: "meadow-vows", designId: "1042" })).toBe(card);
  expect(recogniseKind({ themeId: "meadow-vows", photoboxType: "small" })).toBe(photobox);
  expect(recogniseKind({ themeId: "meadow-vows", materialType: "poster" })).toBe(photoframe);
  expect(recogniseKind({ themeId: "" })).toBeUndefined();
  expect(kindOfPath("/configurator-card/")).toBe(card);
  expect(designableKindOf("card")).toBe(card);
});

describe("a kind is found", () => {
  test("by its key and by its designer's path", () => {
    expect(kindOf("photoframe")).toBe(photoframe);
    expect(kindOf("toString")).toBeUndefined();
    expect(kindOfPath("/configurator-photo-frame/")).toBe(photoframe);
    expect(kindOfPath("/configurator-photo-frame")).toBe(photoframe);
    expect(kindOfPath("/configurator-none/")).toBeUndefined();
  });

  test("and its link carries what else was asked for", () => {
    const link = designerLink(photoframe, picture("leinwand 60x40"), { addToCart: "true", gclid: null });
    expect(link).toBe("/configurator-photo-frame/?materialType=leinwand&formatType=600x400&addToCart=true");
  });
});
