/** A list with one of its members a place further up or down. */
export function moved<Member>(list: readonly Member[], index: number, by: -1 | 1): readonly Member[] {
  const member = list[index];
  const to = index + by;
  if (member === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(index, 1).toSpliced(to, 0, member);
}
