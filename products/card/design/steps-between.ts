import { canonicalJson } from "../../../design/canonical-json.ts";
import type { DesignElement, Surface } from "../../../design/document.ts";
import type { Step } from "../../../design/operation.ts";

/**
 * The steps from some sides to others, which keep their order.
 *
 * @param gone sides that are taken away, whatever the new ones are called
 */
export function stepsBetween(
  before: readonly Surface[],
  after: readonly Surface[],
  gone: ReadonlySet<string>,
): readonly Step[] {
  const kept = before.filter(({ id }) => !gone.has(id));
  const known = new Map(kept.map((surface) => [surface.id, surface]));
  const added = after.filter(({ id }) => !known.has(id));
  return [
    ...[...gone].map((surface): Step => ({ type: "removeSurface", surface })),
    ...added.map((surface): Step => ({ type: "addSurface", surface })),
    ...after.flatMap((surface) => changesOf(known.get(surface.id), surface)),
    ...inOrder(
      [...kept, ...added].map(({ id }) => id),
      after.map(({ id }) => id),
    ),
  ];
}

function changesOf(was: Surface | undefined, surface: Surface): readonly Step[] {
  if (!was) return [];
  const { id, background, copies, style = null, elements } = surface;
  const isHeadSame = was.background === background && was.copies === copies && (was.style ?? null) === style;
  return [
    ...(isHeadSame ? [] : [{ type: "setSurface", surface: id, background, copies, style } as const]),
    ...(areSame(was.elements, elements) ? [] : [{ type: "arrange", surface: id, elements } as const]),
  ];
}

const areSame = (one: readonly DesignElement[], other: readonly DesignElement[]) =>
  one === other || canonicalJson(one) === canonicalJson(other);

function inOrder(present: readonly string[], wanted: readonly string[]): readonly Step[] {
  let order = present;
  return wanted.flatMap((surface, to): readonly Step[] => {
    const at = order.indexOf(surface);
    if (at === to) return [];
    order = order.toSpliced(at, 1).toSpliced(to, 0, surface);
    return [{ type: "moveSurface", surface, to }];
  });
}
