import { canonicalJson } from "../../../design/canonical-json.ts";
import type { DesignDocument, DesignElement, Surface } from "../../../design/document.ts";
import type { Step } from "../../../design/operation.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";
import { type Case, openCase } from "../case.ts";
import { configurationSchema, type PhotobookConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";
import { movedElements } from "../sides/move-elements.ts";
import { COVER } from "../sides/sides.ts";
import { onOneLine, SPINE_TEXT, spineText, titleOnFront, writtenOnSpine } from "../sides/spine-text.ts";
import { hasSpineText } from "../spine.ts";

/** Pages more or fewer make another spine: what is on the cover stays on its back and its front. */
export function followCover(
  design: DesignDocument,
  settled: PhotobookConfiguration,
  release: Release,
): readonly Step[] {
  const from = openCase(configurationSchema.parse(design.configuration), release);
  const to = openCase(settled, release);
  const cover = coverOf(design);
  if (!cover) return [];
  return [...movedCover(cover, from, to), ...toggledSpineText(cover, { from, to, wardrobe: null })];
}

export const coverOf = ({ surfaces }: DesignDocument): Surface | undefined => surfaces.find(({ id }) => id === COVER);

export function movedCover(cover: Surface, from: Case, to: Case): readonly Step[] {
  return movedElements(cover, from, to).flatMap((element, at): Step[] => {
    const before = cover.elements[at];
    const set = before ? changes(before, element) : {};
    return Object.keys(set).length > 0 ? [{ type: "setElement", element: element.id, set }] : [];
  });
}

const changes = (before: DesignElement, after: DesignElement) =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => {
      const had = before[key as keyof DesignElement];
      return canonicalJson(value) !== (had === undefined ? undefined : canonicalJson(had));
    }),
  );

interface Change {
  readonly from: Case;
  readonly to: Case;
  /** Of the new style. */
  readonly wardrobe: Wardrobe | null;
}

/**
 * The title comes onto a spine that has become thick enough, and leaves one that is too thin. Words that are written
 * nowhere else stay, and are a finding.
 */
export function toggledSpineText(cover: Surface, { from, to, wardrobe }: Change): readonly Step[] {
  const present = cover.elements.find(({ id }) => id === SPINE_TEXT);
  const title = titleOnFront(cover, to);
  if (hasSpineText(to)) {
    if (hasSpineText(from) || present) return [];
    const text = spineText(to, wardrobe) ?? (title && writtenOnSpine(to, title));
    const words = text && { ...text, text: title ? onOneLine(title.text) : text.text };
    return words ? [{ type: "addElements", surface: COVER, elements: [words] }] : [];
  }
  const isRepeated = present?.type === "text" && title !== null && onOneLine(title.text) === present.text;
  return isRepeated ? [{ type: "removeElements", elements: [SPINE_TEXT] }] : [];
}
