import { dictionary, type Pdf } from "../pdf/syntax.ts";

export type ResourceKind = "ColorSpace" | "ExtGState" | "Font" | "XObject";

/** Collects what the content of one page or form refers to and gives each thing a short name. */
export interface Resources {
  /** The name to use in the content for this value: "/X1". The same value gets the same name. */
  use(kind: ResourceKind, value: Pdf): Pdf;
  /** Notes that something of the content is transparent. */
  blends(): void;
  readonly blending: boolean;
  dictionary(): Pdf;
}

const prefixes: Readonly<Record<ResourceKind, string>> = { ColorSpace: "C", ExtGState: "G", Font: "F", XObject: "X" };

export function resources(): Resources {
  const used = new Map<ResourceKind, Map<Pdf, string>>();
  let blending = false;
  return {
    use(kind, value) {
      const names = used.get(kind) ?? new Map<Pdf, string>();
      used.set(kind, names);
      const known = names.get(value) ?? `${prefixes[kind]}${names.size + 1}`;
      names.set(value, known);
      return `/${known}`;
    },
    blends() {
      blending = true;
    },
    get blending() {
      return blending;
    },
    dictionary() {
      const kinds = [...used].sort(([one], [other]) => (one < other ? -1 : 1));
      return dictionary(
        Object.fromEntries(
          kinds.map(([kind, names]) => [
            kind,
            dictionary(Object.fromEntries([...names].map(([value, name]) => [name, value]))),
          ]),
        ),
      );
    },
  };
}
