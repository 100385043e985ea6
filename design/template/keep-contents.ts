import { withPicturesInDays } from "../days/day-pictures.ts";
import type { DaysElement, DesignElement, PhotoElement, TextElement } from "../document.ts";
import { freeName } from "../free-name.ts";
import type { DressedLayout } from "./dress-layout.ts";
import type { Style } from "./style.ts";
import { type WordRole, wordRoles } from "./template.ts";
import type { Words } from "./wardrobe.ts";

/** The dress of a side, as far as its words need it. */
export interface Worn {
  readonly dressing: Pick<Style["dressing"], "words">;
}

/** A side in another layout or style, with the visitor's contents. */
export interface KeptContents {
  /** For the step `arrange`. */
  readonly elements: readonly DesignElement[];
  /** Photos for which the layout has no place; they stay in the tray. */
  readonly leftOut: readonly string[];
}

/**
 * Moves photos, words and the visitor's own elements into a newly dressed side: photos in paint order, words by role,
 * days of the same month. Dress it with `changedWords` first, so that they fit.
 *
 * @param worn the present style of the side; null: unknown, and all words count as the visitor's
 */
export function keepContents(
  before: readonly DesignElement[],
  { elements }: DressedLayout,
  worn: Worn | null,
): KeptContents {
  const photos = before.filter(isFilled);
  const filled = fillPlaces(withWords(withDays(elements, before), before, worn), photos);
  const slots = new Set(elements.flatMap(({ slot }) => slot ?? []));
  const hasDays = elements.some(({ type }) => type === "days");
  const own = before.filter((element) => isOwn(element, worn, slots) || (element.type === "days" && !hasDays));
  return { elements: withPicturesInDays(withNewNames(filled.elements, own)), leftOut: filled.leftOut };
}

/** Words that the visitor wrote into places of the layout, by their role. */
export function changedWords(before: readonly DesignElement[], worn: Worn | null): Words {
  const changed: Partial<Record<WordRole, string>> = {};
  for (const element of before) {
    const role = roleOf(element);
    if (element.type === "text" && role && isChanged(element, worn)) changed[role] ??= element.text;
  }
  return changed;
}

/** A slot is named after its role, in parts of a larger sheet with the part before it: "headline", "left-headline". */
const roleOf = ({ slot }: Pick<DesignElement, "slot">): WordRole | undefined =>
  wordRoles.find((role) => slot === role || slot?.endsWith(`-${role}`));

const isChanged = (element: TextElement, worn: Worn | null) => {
  const role = roleOf(element);
  return element.text !== (role && worn?.dressing.words[role]);
};

/** A place that recurs keeps its own words: two places of a spread may have one role. */
function withWords(places: readonly DesignElement[], before: readonly DesignElement[], worn: Worn | null) {
  const written = new Map(
    before.flatMap((element) =>
      element.type === "text" && element.slot !== undefined && isChanged(element, worn)
        ? [[element.slot, element.text] as const]
        : [],
    ),
  );
  return places.map((place): DesignElement => {
    const text = place.type === "text" && place.slot !== undefined ? written.get(place.slot) : undefined;
    return text === undefined || place.type !== "text" ? place : { ...place, text };
  });
}

/** Days as they are printed, with what was written into them, in the look of the new layout. */
function withDays(places: readonly DesignElement[], before: readonly DesignElement[]): readonly DesignElement[] {
  const waiting = before.filter(
    (element): element is DaysElement => element.type === "days" && element.slot !== undefined,
  );
  return places.map((place) => {
    const kept = place.type === "days" ? waiting.shift() : undefined;
    if (!kept || place.type !== "days") return place;
    const { month, weekStart, days, heads, weeks, language, columns } = kept;
    const named = { ...(language ? { language } : {}), ...(columns ? { columns } : {}) };
    return { ...place, month, weekStart, days, heads, weeks, ...named };
  });
}

type Filled = PhotoElement & { readonly photo: string };
const isFilled = (element: DesignElement): element is Filled => element.type === "photo" && element.photo !== null;

function fillPlaces(places: readonly DesignElement[], photos: readonly Filled[]) {
  const waiting = photos.filter(({ slot }) => slot !== undefined);
  const elements = places.map((place) => {
    const kept = place.type === "photo" ? waiting.shift() : undefined;
    return kept && place.type === "photo" ? withPhoto(place, kept) : place;
  });
  return { elements, leftOut: waiting.map(({ photo }) => photo) };
}

/** Moves a photo to another place, around the point that was in its middle. */
const withPhoto = (place: PhotoElement, { photo, placement, effect }: Filled): PhotoElement => ({
  ...place,
  photo,
  placement,
  ...(effect ? { effect } : {}),
});

/** Neither part of the layout worn so far, nor taken over into the new one. */
function isOwn(element: DesignElement, worn: Worn | null, slots: ReadonlySet<string>): boolean {
  const { slot } = element;
  if (slot === undefined) return true;
  return element.type === "text" && !slots.has(slot) && isChanged(element, worn);
}

/** Names are unique in the whole design: an element of the layout gives way to one that stays. */
function withNewNames(dressed: readonly DesignElement[], own: readonly DesignElement[]): readonly DesignElement[] {
  const taken = new Set(own.map(({ id }) => id));
  return [...dressed.map((element) => (taken.has(element.id) ? renamed(element, taken) : element)), ...own];
}

function renamed(element: DesignElement, taken: Set<string>): DesignElement {
  const id = freeName(element.id, taken);
  taken.add(id);
  return { ...element, id };
}
