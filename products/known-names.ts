/** An item of a release by its key; undefined for unknown keys. */
export const byKey = <Item extends { readonly key: string }>(items: readonly Item[], key: string): Item | undefined =>
  items.find((item) => item.key === key);

/** Of a checked configuration: it names what the catalogue of this kind knows. */
export const knownIn =
  (kind: string) =>
  <Item>(item: Item | undefined, name: string): Item => {
    if (item === undefined) throw new Error(`the ${kind} catalogue has no ${name}: check the configuration first`);
    return item;
  };
