/** Which of many things beside each other are chosen: the same rules for pointer, touch and keys. */
export interface Choosing {
  readonly chosen: ReadonlySet<string>;
  /** Where a range begins: what was chosen last by itself. */
  readonly anchor: string | null;
  /** What the last range chose, so that a shorter one lets go again. */
  readonly range: readonly string[];
}

export const nothingChosen: Choosing = { chosen: new Set(), anchor: null, range: [] };

/** One in or out. */
export function toggled({ chosen }: Choosing, id: string): Choosing {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return { chosen: next, anchor: id, range: [] };
}

/** From the anchor to this one, in the order in which they are shown. */
export function extended(choosing: Choosing, id: string, order: readonly string[]): Choosing {
  const { chosen, range } = choosing;
  const anchor = choosing.anchor !== null && order.includes(choosing.anchor) ? choosing.anchor : id;
  const [from, to] = [order.indexOf(anchor), order.indexOf(id)].toSorted((one, other) => one - other);
  const wanted = order.slice(from, (to ?? 0) + 1);
  const rest = [...chosen].filter((one) => !range.includes(one));
  return { chosen: new Set([...rest, ...wanted]), anchor, range: wanted };
}

export const allChosen = (order: readonly string[]): Choosing => ({
  chosen: new Set(order),
  anchor: order[0] ?? null,
  range: [],
});

/** These as well; all of them are let go where they are chosen already. */
export function withAll({ chosen }: Choosing, ids: readonly string[]): Choosing {
  const has = ids.every((id) => chosen.has(id));
  const next = has ? chosen.difference(new Set(ids)) : chosen.union(new Set(ids));
  return { chosen: next, anchor: ids[0] ?? null, range: [] };
}

/** Without those that are gone; the same object where none is. */
export function stillThere(choosing: Choosing, order: readonly string[]): Choosing {
  const there = new Set(order);
  if ([...choosing.chosen].every((id) => there.has(id))) return choosing;
  return { ...choosing, chosen: new Set([...choosing.chosen].filter((id) => there.has(id))) };
}
