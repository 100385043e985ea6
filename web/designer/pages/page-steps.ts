import type { DesignDocument, Surface } from "../../../design/document.ts";
import { type Operation, type Step, together } from "../../../design/operation.ts";
import type { KindDesign, PageRule } from "../../../products/kind-design.ts";
import type { Opening } from "../../../products/openings.ts";
import { withSettled } from "../../../products/settled-steps.ts";

type NewId = () => string;

/** As many blank sides as are added at once, behind the opening, of its last side's role. */
export function addedPages(
  document: DesignDocument,
  behind: Opening,
  { step, role }: PageRule,
  newId: NewId,
): readonly Step[] {
  const last = document.surfaces.find(({ id }) => id === behind.at(-1)?.surface);
  if (!last) return [];
  const at = placeOfNew(document, document.surfaces.indexOf(last) + 1, role);
  return Array.from({ length: step }, (_, n): Step => {
    const blank: Surface = {
      id: newId(),
      role: role ?? last.role,
      background: null,
      copies: 1,
      turned: false,
      elements: [],
    };
    return { type: "addSurface", surface: blank, at: at + n };
  });
}

/** The sides of openings once more behind the last of them, with names of their own for all that is on them. */
export function copiedPages(document: DesignDocument, openings: readonly Opening[], newId: NewId): readonly Step[] {
  const sides = sidesOf(document, openings.flat());
  const end = document.surfaces.findLastIndex((surface) => sides.includes(surface)) + 1;
  return sides.map((side, n): Step => {
    const elements = side.elements.map((element) => ({ ...element, id: newId() }));
    return { type: "addSurface", surface: { ...side, id: newId(), elements }, at: end + n };
  });
}

export const removedPages = (openings: readonly Opening[]): readonly Step[] =>
  openings.flat().map(({ surface }): Step => ({ type: "removeSurface", surface }));

/** An opening goes to another one's place, counted in the list as it is. */
export const movedPages = (
  document: DesignDocument,
  openings: readonly Opening[],
  from: number,
  to: number,
): readonly Step[] => (from === to ? [] : gatheredPages(document, openings, new Set([from]), to > from ? to + 1 : to));

/**
 * Openings come together in front of another one, in the order they have; nothing where they are there already.
 *
 * @param before place of the opening they come before; beyond the last one: behind it
 */
export function gatheredPages(
  document: DesignDocument,
  openings: readonly Opening[],
  moved: ReadonlySet<number>,
  before: number,
): readonly Step[] {
  const place = (surface: string) => document.surfaces.findIndex(({ id }) => id === surface);
  const target = openings[before] ?? openings.at(-1);
  if (!target || !openings[Math.max(before - 1, 0)]) return [];
  const places = target.map(({ surface }) => place(surface));
  const gap = openings[before] ? Math.min(...places) : Math.max(...places) + 1;
  const sides = openings.flatMap((opening, n) => (moved.has(n) ? opening : [])).map(({ surface }) => surface);
  const ahead = sides.filter((surface) => place(surface) < gap);
  // Each side that leaves the front makes room for the next one.
  const steps = sides.map((surface, n): Step => {
    return { type: "moveSurface", surface, to: n < ahead.length ? gap - 1 : gap + n - ahead.length };
  });
  const stays = sides.every((surface, n) => place(surface) === gap - ahead.length + n);
  return stays ? [] : steps;
}

/** New sides of a role stay among those of their role: none comes before a book's cover or behind its last page. */
function placeOfNew({ surfaces }: DesignDocument, wished: number, role: string | undefined): number {
  if (role === undefined) return wished;
  const isOfRole = (surface: Surface) => surface.role === role;
  const first = surfaces.findIndex(isOfRole);
  if (first < 0) return wished;
  return Math.min(Math.max(wished, first), surfaces.findLastIndex(isOfRole) + 1);
}

/** Whether an opening can be moved, copied and removed by itself: the first page of a book cannot. */
export const isWhole = (opening: Opening, { step, role }: PageRule): boolean =>
  role === undefined ? opening.length % step === 0 : opening.every((side) => side.role === role);

/** One operation that keeps sides, configuration and so the price in agreement; null where nothing changes. */
export function settledOperation<Config, Data>(
  kind: Pick<KindDesign<Config, Data>, "settle" | "follow">,
  data: Data,
  document: DesignDocument,
  steps: readonly Step[],
): Operation | null {
  if (steps.length === 0) return null;
  const settled = withSettled(kind, document, data, steps);
  return settled && together(settled);
}

/** In the order of the design. */
const sidesOf = (document: DesignDocument, opening: Opening): readonly Surface[] =>
  opening.flatMap(({ surface }) => document.surfaces.find(({ id }) => id === surface) ?? []);
