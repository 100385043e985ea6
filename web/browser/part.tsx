import { type ComponentType, createContext, type ReactNode, use, useContext } from "react";

/** Addresses of what the bundle made of a part, with all that it needs itself. */
export interface PartFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What the server says to parts while it draws a page. */
export interface PartsOfPage {
  /** The files of a part by its source, from the build (`server/part-files.ts`); null in development. */
  readonly files: ((source: string) => PartFiles) | null;
  /** Hears which parts the page shows. */
  readonly shown: (source: string) => void;
}

/** Null in browsers. */
export const PartsContext = createContext<PartsOfPage | null>(null);

interface Known {
  readonly load: () => Promise<ComponentType<object>>;
  view?: ComponentType<object>;
  loading?: Promise<ComponentType<object>>;
}

/** All parts by their sources, as far as the modules that name them are loaded. */
const known = new Map<string, Known[]>();

function loadOnce(one: Known): Promise<ComponentType<object>> {
  one.loading ??= one.load().then((view) => {
    one.view = view;
    return view;
  });
  return one.loading;
}

/**
 * Loads parts before a page is drawn, so that it is drawn in one go: a part that comes late in a browser is rendered
 * again instead of hydrating, and on the server its style sheets stand behind those of the parts after it.
 *
 * @param sources those around others first; all that there are when left out
 */
export async function loadParts(sources: Iterable<string> = known.keys()): Promise<void> {
  // What a part loads may name further ones: the list grows while it is read.
  for (const source of sources) await Promise.all((known.get(source) ?? []).map(loadOnce));
}

/**
 * A component that only some pages need, in a part of the bundle of its own: a page that shows it names its styles in
 * its head and its scripts at its end, so that the browser asks for them at once and nothing moves; every other page
 * loads none of it.
 *
 * @param source file that is loaded, from the project's root; a test compares it with the build's list
 * @example const Designs = part("web/shop/designs.ts", async () => (await import("./designs.ts")).Designs);
 */
export function part<Props extends object>(source: string, load: () => Promise<ComponentType<Props>>) {
  const one: Known = { load: load as Known["load"] };
  known.set(source, [...(known.get(source) ?? []), one]);
  return (props: Props): ReactNode => <Part source={source} one={one} props={props} />;
}

interface PartProps {
  readonly source: string;
  readonly one: Known;
  readonly props: object;
}

function Part({ source, one, props }: PartProps) {
  const page = useContext(PartsContext);
  page?.shown(source);
  const files = page?.files?.(source);
  // Last of the hooks: where React repeats this after waiting, `use` is left out, and hooks after it would fail.
  const View = one.view ?? use(loadOnce(one));
  return (
    <>
      {files?.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} precedence="default" />
      ))}
      <View {...props} />
    </>
  );
}
