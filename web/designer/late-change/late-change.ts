import type { DesignElement, DesignPhoto } from "../../../design/document.ts";
import type { Rect } from "../../../design/geometry.ts";
import { ONE } from "../../../design/placement.ts";
import { intersect } from "../../../design/rect.ts";
import type { KindDesign } from "../../../products/kind-design.ts";
import { openingsOf } from "../../../products/openings.ts";
import type { Checked } from "../panels/check/checked.ts";
import { isInPlace } from "./in-place.ts";
import { type Drawn, originsOf, type SideOf, sidesOf } from "./origins.ts";
import { lostOf, seenParts } from "./seen-parts.ts";
import type { ChangedOpening, Fate, LateChange, Trouble } from "./trouble.ts";

type Rules = Pick<KindDesign<unknown, unknown>, "viewer" | "forbids" | "namesEmptyPlaces">;

/** A side is as it was where no photo loses more than this share of what was seen of it. */
const LITTLE = 0.03;
/** A photo that loses more than this should be looked at; more, where what draws the eye still shows. */
const MUCH = { unknown: 0.2, subjectShown: 0.4 } as const;
/** A face shows where so much of it does. */
const FACE = 0.95;

/** What a choice of another format, binding, style ... did to a design: computed from how it was and is drawn. */
export function lateChange(before: Drawn, after: Drawn, rules: Rules): LateChange {
  const [had, has] = [sidesOf(before, rules), sidesOf(after, rules)];
  const origins = originsOf(before.document, after.document);
  const photos = new Map(after.document.photos.map((photo) => [photo.id, photo]));
  const left = leftOut(had, has, new Set(origins.values()));
  const seenBefore = new Map(
    [...had.values()].flatMap(({ page }) => [...seenParts(page).values()].map(({ photo, part }) => [photo, part])),
  );
  const judge = (surface: string) => {
    const side = has.get(surface);
    const origin = had.get(origins.get(surface) ?? "");
    if (!side || !origin) return null;
    return judged({ side, origin, photos, seenBefore, left: left.get(origin.surface.id) ?? [] });
  };
  const beforeOpenings = openingsOf(rules.viewer, before.layouts);
  const openings = openingsOf(rules.viewer, after.layouts).map((sides): ChangedOpening => {
    const judgements = sides.flatMap(({ surface }) => judge(surface) ?? []);
    const from = new Set(sides.map(({ surface }) => origins.get(surface)));
    return {
      sides,
      before: beforeOpenings.find((opening) => opening.some(({ surface }) => from.has(surface))) ?? null,
      fate: fateOf(judgements),
      troubles: judgements.flatMap(({ troubles }) => troubles),
    };
  });
  return {
    openings,
    counts: countsOf(openings),
    photos: new Set([...has.values()].flatMap(({ surface }) => surface.elements.flatMap(photoIn))).size,
    leftOut: [...left.values()].flat(),
    texts: keptTexts(had, has),
    resized: after.layouts.some(({ surface, trim }) => {
      const origin = had.get(origins.get(surface) ?? "")?.layout.trim;
      return origin !== undefined && (origin.width !== trim.width || origin.height !== trim.height);
    }),
  };
}

interface Judged {
  readonly isSame: boolean;
  readonly troubles: readonly Trouble[];
}

interface ToJudge {
  readonly side: SideOf;
  readonly origin: SideOf;
  readonly photos: ReadonlyMap<string, DesignPhoto>;
  /** What showed of each photo anywhere in the design. */
  readonly seenBefore: ReadonlyMap<string, Rect>;
  readonly left: readonly string[];
}

function judged({ side, origin, photos, seenBefore, left }: ToJudge): Judged {
  const surface = side.surface.id;
  const wasSeen = seenParts(origin.page);
  const found = side.checked
    .filter((one) => !isKnown(one, origin))
    .map((checked): Trouble => ({ reason: "found", surface, element: checked.element, checked }));
  let most = 0;
  const cut = [...seenParts(side.page)].flatMap(([element, { photo, part }]): readonly Trouble[] => {
    const same = wasSeen.get(element);
    const was = same?.photo === photo ? same.part : seenBefore.get(photo);
    if (!was) return [];
    const lost = lostOf(was, part);
    most = Math.max(most, lost);
    const what = cutOf(photos.get(photo), was, part, lost);
    return what ? [{ reason: "cut", surface, element, photo, what, lost: percent(lost) }] : [];
  });
  const gone: readonly Trouble[] =
    left.length > 0 ? [{ reason: "left-out", surface, element: null, photos: left }] : [];
  return {
    isSame: side.surface.id === origin.surface.id && most <= LITTLE && isInPlace(origin, side),
    troubles: [...gone, ...found, ...cut],
  };
}

/** The same thing was to be looked at before; a side in other clothes has other elements. */
function isKnown({ reason, element }: Checked, { checked, surface }: SideOf): boolean {
  const isNew = !surface.elements.some(({ id }) => id === element);
  return checked.some((one) => one.reason === reason && (one.element === element || isNew));
}

const percent = (share: number) => Math.round(share * 100);

/** What of a photo should be looked at for what it lost; null: nothing. */
function cutOf(photo: DesignPhoto | undefined, was: Rect, is: Rect, lost: number): "face" | "photo" | null {
  const faces = facesOf(photo);
  if (faces.some((face) => shows(face, was) && !shows(face, is))) return "face";
  const focus = photo?.focus;
  const isIn = (part: Rect) =>
    focus !== undefined &&
    intersect(part, { x: focus.x / ONE, y: focus.y / ONE, width: POINT, height: POINT }) !== null;
  if (isIn(was) && !isIn(is)) return "photo";
  const isSubjectShown = isIn(is) || faces.some((face) => shows(face, is));
  return lost > (isSubjectShown ? MUCH.subjectShown : MUCH.unknown) ? "photo" : null;
}

/** A point as a box, share of the photo. */
const POINT = 1e-6;

const facesOf = (photo: DesignPhoto | undefined): readonly Rect[] =>
  (photo?.faces ?? []).map(({ x, y, width, height }) => ({
    x: x / ONE,
    y: y / ONE,
    width: width / ONE,
    height: height / ONE,
  }));

function shows(face: Rect, part: Rect): boolean {
  const seen = intersect(face, part);
  return seen !== null && seen.width * seen.height >= FACE * face.width * face.height;
}

function fateOf(judged: readonly Judged[]): Fate {
  if (judged.length === 0) return "added";
  if (judged.some(({ troubles }) => troubles.length > 0)) return "eye";
  return judged.every((one) => one.isSame) ? "same" : "anew";
}

const countsOf = (openings: readonly ChangedOpening[]): LateChange["counts"] => {
  const count = (fate: Fate) => openings.filter((one) => one.fate === fate).length;
  return { same: count("same"), anew: count("anew"), eye: count("eye"), added: count("added") };
};

const photoIn = (element: DesignElement) => (element.type === "photo" && element.photo !== null ? [element.photo] : []);

/** Photos that were on sides which are there still, and are on none now, by the side they were on. */
function leftOut(
  had: ReadonlyMap<string, SideOf>,
  has: ReadonlyMap<string, SideOf>,
  there: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const shown = new Set([...has.values()].flatMap(({ surface }) => surface.elements.flatMap(photoIn)));
  const named = new Set<string>();
  const left = new Map<string, readonly string[]>();
  for (const [id, { surface }] of had) {
    if (!there.has(id)) continue;
    const gone = surface.elements.flatMap(photoIn).filter((photo) => !shown.has(photo) && !named.has(photo));
    for (const photo of gone) named.add(photo);
    if (gone.length > 0) left.set(id, [...new Set(gone)]);
  }
  return left;
}

/** Texts with a letter in them that can be read on as they were; page numbers are none. */
function keptTexts(had: ReadonlyMap<string, SideOf>, has: ReadonlyMap<string, SideOf>): number {
  const textsOf = (sides: ReadonlyMap<string, SideOf>) =>
    [...sides.values()].flatMap(({ surface }) =>
      surface.elements.flatMap((one) => (one.type === "text" && /\p{L}/u.test(one.text) ? [one.text] : [])),
    );
  const still = new Set(textsOf(has));
  return textsOf(had).filter((text) => still.has(text)).length;
}

/** Whether people should be told: with one side alone all is seen on the stage anyway. */
export function isNoticeable({ counts, openings, photos, resized }: LateChange): boolean {
  if (counts.eye > 0) return true;
  return openings.length > 1 && photos > 0 && (counts.anew > 0 || resized);
}
