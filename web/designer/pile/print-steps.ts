import { apply } from "../../../design/apply.ts";
import type { DesignDocument, DesignPhoto, PhotoEffect, PhotoPlacement, Surface } from "../../../design/document.ts";
import { type Operation, type Step, together } from "../../../design/operation.ts";
import { captionOf, newCaption } from "../../../products/pile/caption.ts";
import type { KindPile, PrintStock } from "../../../products/pile/kind-pile.ts";
import { newPrint, photoOf, placementFor, trimOf } from "../../../products/pile/print-side.ts";
import { type Reprint, reprint } from "../../../products/pile/reprint.ts";

/** What steps on a pile need to know. */
export interface PileRules {
  readonly pile: KindPile<unknown>;
  readonly data: unknown;
}

type NewId = () => string;

export const printsOf = ({ surfaces }: Pick<DesignDocument, "surfaces">, { role }: { role: string }) =>
  surfaces.filter((surface) => surface.role === role);

const photosOf = ({ photos }: DesignDocument) => new Map(photos.map((photo) => [photo.id, photo]));

/** Adds a photo to the pile: into the empty print, if there is one, or as a new one behind the others. */
export function broughtPrint(
  document: DesignDocument,
  photo: DesignPhoto,
  rules: PileRules,
  newId: NewId,
): readonly Step[] {
  const { pile } = rules;
  const added: readonly Step[] = document.photos.some(({ id }) => id === photo.id) ? [] : [{ type: "addPhoto", photo }];
  const prints = printsOf(document, pile);
  const empty = prints.find((surface) => photoOf(surface)?.photo === null);
  const place = empty && photoOf(empty);
  if (empty && place) {
    const filled = {
      ...empty,
      elements: empty.elements.map((one) => (one === place ? { ...place, photo: photo.id } : one)),
    };
    return [
      ...added,
      { type: "placePhoto", element: place.id, photo: photo.id, placement: placedOn(photo, place.placement) },
      ...(empty.copies > 1 ? [{ type: "setSurface", surface: empty.id, copies: 1 } as const] : []),
      ...fittedPrint(filled, document, rules, {}, photo),
    ];
  }
  return [
    ...added,
    { type: "addSurface", surface: printFor(document, photo, rules, newId), at: endOf(document, pile) },
  ];
}

const placedOn = ({ focus }: DesignPhoto, placement: PhotoPlacement) =>
  placementFor(placement.fit === "fit" ? 0 : null, { ...placement, rotation: 0 }, focus);

function printFor(document: DesignDocument, photo: DesignPhoto, { pile, data }: PileRules, newId: NewId): Surface {
  const stock = pile.stockOf({}, document, data);
  const rim = pile.rimmed(document, data) ? pile.rim(data) : null;
  return newPrint({ surface: newId(), element: newId() }, pile.role, photo, { format: stock.format, rim });
}

/** Behind the last print, before what comes after the prints. */
const endOf = ({ surfaces }: DesignDocument, { role }: { role: string }) =>
  surfaces.findLastIndex((surface) => surface.role === role) + 1;

/** A print that changes, as steps. */
function fittedPrint(
  surface: Surface,
  document: DesignDocument,
  { pile, data }: PileRules,
  change: Reprint,
  ...more: readonly DesignPhoto[]
): readonly Step[] {
  const photos = new Map([...photosOf(document), ...more.map((photo) => [photo.id, photo] as const)]);
  return reprint(surface, pile.stockOf(surface, document, data).format, change, photos);
}

/** Sheets that no longer lie as their photos do, turned. */
export const turnedPrints = (document: DesignDocument, photo: string, rules: PileRules): readonly Step[] =>
  printsOf(document, rules.pile)
    .filter((surface) => photoOf(surface)?.photo === photo)
    .flatMap((surface) => fittedPrint(surface, document, rules, {}));

const chosen = (document: DesignDocument, surfaces: ReadonlySet<string>, { pile }: PileRules) =>
  printsOf(document, pile).filter(({ id }) => surfaces.has(id));

export const countedPrints = (surfaces: ReadonlySet<string>, copies: number): readonly Step[] =>
  [...surfaces].map((surface) => ({ type: "setSurface", surface, copies }));

/** Other size or paper, each of them where it is given. */
export function restockedPrints(
  document: DesignDocument,
  surfaces: ReadonlySet<string>,
  to: (from: PrintStock) => PrintStock | undefined,
  rules: PileRules,
): readonly Step[] {
  return chosen(document, surfaces, rules).flatMap((surface) => {
    const from = rules.pile.stockOf(surface, document, rules.data);
    const stock = to(from);
    return stock ? reprint(surface, from.format, { format: stock.format, style: stock.style }, photosOf(document)) : [];
  });
}

/** As a whole with a rim, or filling the sheet. */
export const rimmedPrints = (
  document: DesignDocument,
  surfaces: ReadonlySet<string>,
  rim: boolean,
  rules: PileRules,
): readonly Step[] =>
  chosen(document, surfaces, rules).flatMap((surface) =>
    fittedPrint(surface, document, rules, { rim: rim ? rules.pile.rim(rules.data) : null }),
  );

/** The rim's colour is the sheet's. */
export const colouredPrints = (surfaces: ReadonlySet<string>, background: string | null): readonly Step[] =>
  [...surfaces].map((surface) => ({ type: "setSurface", surface, background }));

/** The photo a quarter further, and the sheet with it. @param by a quarter to the right, or to the left */
export const turnedPhotos = (
  document: DesignDocument,
  surfaces: ReadonlySet<string>,
  rules: PileRules,
  by: 90_000 | -90_000 = 90_000,
): readonly Step[] =>
  chosen(document, surfaces, rules).flatMap((surface) => {
    const turned = (photoOf(surface)?.placement.rotation ?? 0) + by;
    const rotation = turned > 180_000 ? turned - 360_000 : turned <= -180_000 ? turned + 360_000 : turned;
    return fittedPrint(surface, document, rules, { rotation });
  });

const plain: PhotoEffect = { tone: "none", light: 0, contrast: 0, warmth: 0 };

export const changedEffects = (
  document: DesignDocument,
  surfaces: ReadonlySet<string>,
  change: Partial<PhotoEffect>,
  rules: PileRules,
): readonly Step[] =>
  chosen(document, surfaces, rules).flatMap((surface): readonly Step[] => {
    const element = photoOf(surface);
    if (!element) return [];
    const effect = { ...plain, ...element.effect, ...change };
    const isPlain = JSON.stringify(effect) === JSON.stringify(plain);
    return isPlain
      ? [{ type: "setElement", element: element.id, set: {}, unset: ["effect"] }]
      : [{ type: "setElement", element: element.id, set: { effect } }];
  });

/** Words on prints. @param wordsOn what is printed, given what is printed already; null for nothing */
export const captionedPrints = (
  document: DesignDocument,
  surfaces: ReadonlySet<string>,
  wordsOn: (photo: DesignPhoto, before: string | null) => string | null,
  rules: PileRules,
  newId: NewId,
): readonly Step[] => {
  const photos = photosOf(document);
  return chosen(document, surfaces, rules).flatMap((surface): readonly Step[] => {
    const photo = photos.get(photoOf(surface)?.photo ?? "");
    const there = captionOf(surface);
    const words = photo ? wordsOn(photo, there?.text ?? null) : null;
    if (words === null) return there ? [{ type: "removeElements", elements: [there.id] }] : [];
    if (there?.text === words) return [];
    if (there) return [{ type: "setElement", element: there.id, set: { text: words } }];
    const { format } = rules.pile.stockOf(surface, document, rules.data);
    const caption = newCaption(newId(), words, trimOf(format, surface.turned));
    return [{ type: "addElements", surface: surface.id, elements: [caption] }];
  });
};

/** Prints taken away, and photos that no print shows any more with them. */
export function removedPrints(
  document: DesignDocument,
  surfaces: ReadonlySet<string>,
  rules: PileRules,
): readonly Step[] {
  const shown = new Set(
    printsOf(document, rules.pile).flatMap((surface) =>
      surfaces.has(surface.id) ? [] : (photoOf(surface)?.photo ?? []),
    ),
  );
  const gone = chosen(document, surfaces, rules).flatMap((surface) => photoOf(surface)?.photo ?? []);
  return [
    ...[...surfaces].map((surface): Step => ({ type: "removeSurface", surface })),
    ...[...new Set(gone)].filter((photo) => !shown.has(photo)).map((photo): Step => ({ type: "removePhoto", photo })),
  ];
}

/** Each once more behind itself, for another crop of the same photo. */
export function copiedPrints(
  document: DesignDocument,
  surfaces: ReadonlySet<string>,
  rules: PileRules,
  newId: NewId,
): readonly Step[] {
  let added = 0;
  return chosen(document, surfaces, rules).map((surface): Step => {
    const elements = surface.elements.map((element) => ({ ...element, id: newId() }));
    added += 1;
    return {
      type: "addSurface",
      surface: { ...surface, id: newId(), copies: 1, elements },
      at: document.surfaces.indexOf(surface) + added,
    };
  });
}

/** All prints in another order, everything else where it is. */
export function orderedPrints(
  document: DesignDocument,
  order: readonly Surface[],
  { pile }: PileRules,
): readonly Step[] {
  const waiting = [...order];
  const surfaces = document.surfaces.map((surface) =>
    surface.role === pile.role ? (waiting.shift() ?? surface) : surface,
  );
  const same = surfaces.every((surface, at) => surface === document.surfaces[at]);
  return same ? [] : [{ type: "setSurfaces", surfaces }];
}

/** Several rules in turn, each on what the ones before have made, as one operation; null where nothing changes. */
export function inTurn(
  document: DesignDocument,
  rules: readonly ((document: DesignDocument) => readonly Step[])[],
): Operation | null {
  let now = document;
  const all: Step[] = [];
  for (const rule of rules) {
    const steps = rule(now);
    const applied = steps.length > 0 ? apply(now, together(steps)) : null;
    if (!applied?.ok) continue;
    now = applied.value.document;
    all.push(...steps);
  }
  return all.length > 0 ? together(all) : null;
}
