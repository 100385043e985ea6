import { type ComponentType, createContext, createElement, type ReactNode, useContext } from "react";

/**
 * When an island hydrates: as soon as the page is there, once the browser has nothing else to do, when it comes to
 * sight, or at a visitor's first key, press or movement; `known` also as soon as the shop says that it knows her, or
 * that her basket holds something.
 */
export type When = "load" | "idle" | "visible" | "touch" | "known";

/** An island of a document, as the server draws it. */
export interface DrawnIsland {
  /** Its module, from the project's root, and what it is called there. */
  readonly source: string;
  readonly name: string;
  readonly when: When;
  readonly View: ComponentType<object>;
  readonly props: object;
  /** It has children, which stay the document's own. */
  readonly slotted: boolean;
}

/** What a document hears while its tree is drawn. */
export interface DocumentIslands {
  /** @returns its number in the document, from 0 */
  readonly add: (one: DrawnIsland) => number;
  /** Style sheets of a module, as the build says. */
  readonly stylesOf: (source: string) => readonly string[];
}

/** Null in browsers, and where a page is one application. */
export const DocumentContext = createContext<DocumentIslands | null>(null);

export const islandTag = "is-land";
/** Unique in a document, so that its end is found in the markup. */
export const slotTag = (number: number): string => `is-slot-${number}`;

/**
 * Components that live in the browser: in a document the server draws them, and the browser loads their code with all
 * that it needs when their time has come. Where a page is one application they are components like any other.
 *
 * @param source their module, a file of its own in the build (`*.islands.ts`)
 * @param views what it exports. Their properties are written into the document as JSON; of elements they take
 * `children` alone
 * @example const idle = islandsOf("web/frame/chrome/idle.islands.ts", views); export const Basket = idle("Basket",
 * "known");
 */
export function islandsOf<Views extends Readonly<Record<string, ComponentType<never>>>>(source: string, views: Views) {
  return <Name extends keyof Views & string>(name: Name, when: When) => {
    const view = { source, name, when, View: views[name] as ComponentType<object> };
    return ((props: object) => <Island view={view} props={props} />) as ComponentType<never> as Views[Name];
  };
}

interface IslandProps {
  readonly view: Pick<DrawnIsland, "source" | "name" | "when" | "View">;
  readonly props: object;
}

function Island({ view, props }: IslandProps): ReactNode {
  const document = useContext(DocumentContext);
  if (document === null) return <view.View {...props} />;
  const { children, ...own } = props as { readonly children?: ReactNode };
  const slotted = children !== undefined;
  const number = document.add({ ...view, props: own, slotted });
  return (
    <>
      {document.stylesOf(view.source).map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="default" />
      ))}
      {createElement(
        islandTag,
        { "data-island": number, "data-name": view.name },
        slotted && createElement(slotTag(number), null, children),
      )}
    </>
  );
}
