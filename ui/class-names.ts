/** Joins the class names that hold; `false`, `undefined` and `""` fall away. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
