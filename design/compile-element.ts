import { compileArt } from "./compile-art.ts";
import { compileDays } from "./compile-days.ts";
import { compilePhoto } from "./compile-photo.ts";
import { compileShape } from "./compile-shape.ts";
import { cutAwayWords } from "./cut-away-words.ts";
import { cutToPicture } from "./cut-to-picture.ts";
import type { DesignElement, DesignPhoto } from "./document.ts";
import type { FindingBody, FindingReason } from "./finding.ts";
import { foilFineness } from "./foil-fineness.ts";
import type { SurfaceLayout } from "./layout.ts";
import type { Compiled, Material } from "./material.ts";
import { ONE } from "./placement.ts";
import { isBound } from "./recipients/placeholders.ts";
import type { SceneItem } from "./scene.ts";
import { onPage, pictureArea } from "./surface-geometry.ts";
import { compileText } from "./text/compile-text.ts";

/** An element on its page: as drawn, and as it is left after the picture's edge has cut it. */
export interface CompiledElement extends Compiled {
  readonly cut: readonly SceneItem[];
}

/** Draws one element of a side. */
export function compileElement(wanted: DesignElement, layout: SurfaceLayout, material: Material): CompiledElement {
  const element = asMade(wanted, layout);
  const { items, findings: found } = compileType(element, layout, material);
  const all = element.type === "text" ? [...found, ...cutAwayWords(items, layout)] : found;
  const findings = isBound(element) ? all.filter(({ reason }) => !ofWords.has(reason)) : all;
  const drawn = faded(items, element);
  return {
    items: drawn,
    findings: [...wordsMissing(element), ...findings, ...foilFineness(element, items, material.art)],
    cut: drawn.flatMap((item) => cutToPicture(item, layout)),
  };
}

/** Whether names fit that replace the fields of a text is found for each recipient. */
const ofWords: ReadonlySet<FindingReason> = new Set([
  ...(["text-overflow", "word-too-wide", "characters-missing", "words-cut-away"] as const),
]);

/** A place that says by itself that it must not stay empty. */
const wordsMissing = (element: DesignElement): readonly FindingBody[] =>
  element.type === "text" && element.optional === false && element.text.trim() === ""
    ? [{ reason: "words-missing" }]
    : [];

/** Without a refinement that the product is not made with. */
function asMade(element: DesignElement, { plates }: SurfaceLayout): DesignElement {
  if (!plates || !("plate" in element) || !element.plate || plates.includes(element.plate)) return element;
  const { plate: _, ...plain } = element;
  return plain;
}

export type ElementCompiler = typeof compileElement;

function compileType(element: DesignElement, layout: SurfaceLayout, material: Material): Compiled {
  switch (element.type) {
    case "photo":
      return compilePhoto(element, layout, material);
    case "text":
      return compileText(element, onPage(layout, element.frame), pictureArea(layout), material);
    case "shape":
      return compileShape(element, layout);
    case "art":
      return compileArt(element, layout, material.art);
    case "days":
      return compileDays(element, onPage(layout, element.frame), pictureArea(layout), material);
  }
}

/** Plates are solid: foil cannot be half there. */
function faded(items: readonly SceneItem[], { id, opacity, ...element }: DesignElement): readonly SceneItem[] {
  if (opacity >= ONE || items.length === 0 || ("plate" in element && element.plate)) return items;
  return [{ type: "group", element: id, items, opacity }];
}

interface Remembered {
  readonly layout: SurfaceLayout;
  readonly material: Material;
  readonly photo: DesignPhoto | undefined;
  readonly compiled: CompiledElement;
}

/**
 * Remembers elements by their identity, so that a pointer move draws the one that moves and all others stay the same
 * objects. What is no longer part of any design is forgotten by itself.
 */
export function elementMemory(): ElementCompiler {
  const elements = new WeakMap<DesignElement, Remembered>();
  return (element, layout, material) => {
    const known = elements.get(element);
    const photo = element.type === "photo" ? material.photos.get(element.photo ?? "") : undefined;
    if (known && known.layout === layout && known.photo === photo && isSameStock(known.material, material)) {
      return known.compiled;
    }
    const compiled = compileElement(element, layout, material);
    elements.set(element, { layout, material, photo, compiled });
    return compiled;
  };
}

/** Whether all but the photos is the same. */
export const isSameStock = (one: Material, other: Material): boolean =>
  one.fonts === other.fonts &&
  one.hyphens === other.hyphens &&
  one.art === other.art &&
  one.emptyPlace === other.emptyPlace;
