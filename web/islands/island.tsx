import { type ComponentType, createContext, createElement, type ReactNode, useContext } from "react";

/**
 * When an island comes to life: as soon as the page is there, once the browser has nothing else to do, when it comes to sight, or at the first
 * key, press or movement of a visitor; `known` also once the shop says that it knows her or that her basket holds something.
 */
export type When = "load" | "idle" | "visible" | "touch" | "known";

/** An island of a document, as the server drew it. */
export interface DrawnIsland {
  /** Its module, from the project's root, and its name there. */
  readonly source: string;
  readonly name: string;
  readonly when: When;
  readonly View: ComponentType<object>;
  readonly props: object;
  /** What stands in its slot is the document's own. */
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
/** Unique in the document, so that its end is found in the markup. */
export const slotTag = (number: number): string => `is-slot-${number}`;

/**
 * A component that lives in the browser. In a document the server draws it, and the browser loads its code with all that it needs when its
 * time has come; where a page is one application it is a component like any other.
 *
 * @param source its module, of which the build makes a file of its own (`vite.config.ts`): islands that live together stand in one
 * @param name what it is exported as
 * @param View its properties are written into the document as JSON; of elements it takes only `children`, which stay the document's
 */
export function island<Props extends object>(source: string, name: string, View: ComponentType<Props>, when: When) {
  return function Island(props: Props): ReactNode {
    const document = useContext(DocumentContext);
    if (document === null) return <View {...props} />;
    const { children, ...own } = props as { children?: ReactNode };
    const slotted = children !== undefined;
    const number = document.add({ source, name, when, View: View as ComponentType<object>, props: own, slotted });
    return (
      <>
        {document.stylesOf(source).map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        {createElement(
          islandTag,
          { "data-island": number },
          slotted ? createElement(slotTag(number), null, children) : null,
        )}
      </>
    );
  };
}
