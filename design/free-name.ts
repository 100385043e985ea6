/** The name itself, or with the first number behind it that nothing else has: "photo", "photo-2". */
export function freeName(wished: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wished)) return wished;
  let number = 2;
  while (taken.has(`${wished}-${number}`)) number += 1;
  return `${wished}-${number}`;
}
