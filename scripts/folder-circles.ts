import { importCircle } from "./import-circle.ts";

interface SourceFile {
  /** Path from the project's root. */
  readonly path: string;
  readonly imports: readonly string[];
}

/**
 * Finds circles among folders that lie beside each other, at every depth: of values and of types. Files beside these folders join them and
 * do not count, nor do tests and fixtures.
 *
 * @param whole paths of folders in which files at the head count, too, each as a folder by itself
 * @returns for each folder with such a circle its path and the folders in it, in order, the first repeated at the end
 */
export function folderCircles(
  files: readonly SourceFile[],
  whole: readonly string[] = [],
): readonly { readonly within: string; readonly circle: readonly string[] }[] {
  const links = new Map<string, Map<string, Set<string>>>();
  for (const { path, imports } of files) {
    if (isTest(path)) continue;
    for (const to of imports) {
      const between = besides(path, to, whole);
      if (between === null) continue;
      const { within, from, other } = between;
      const folders = links.get(within) ?? new Map<string, Set<string>>();
      folders.set(from, (folders.get(from) ?? new Set()).add(other));
      links.set(within, folders);
    }
  }
  return [...links].flatMap(([within, folders]) => {
    const circle = importCircle(new Map([...folders].map(([folder, others]) => [folder, [...others]])));
    return circle === null ? [] : [{ within, circle }];
  });
}

const isTest = (file: string) => /\.(?:test|fixture)\.tsx?$/.test(file);

/** The folders beside each other through which one file reaches another; null where one lies above the other. */
function besides(file: string, to: string, whole: readonly string[]) {
  const [own, others] = [file.split("/"), to.split("/")];
  const depth = own.findIndex((name, at) => name !== others[at]);
  const [from, other] = [own[depth], others[depth]];
  if (from === undefined || other === undefined) return null;
  const within = own.slice(0, depth).join("/");
  const isAtHead = depth === own.length - 1 || depth === others.length - 1;
  return isAtHead && !whole.includes(within) ? null : { within, from, other };
}
