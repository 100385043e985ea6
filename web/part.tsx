import { type ComponentType, createContext, lazy, type ReactNode, useContext } from "react";
import { preloadModule } from "react-dom";

/** Addresses of what the bundle made of a part, with all that it needs itself. */
export interface PartFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The files of a part by its source, as the build says (`server/part-files.ts`). Null in browsers, whose loader knows, and in development. */
export const PartFilesContext = createContext<((source: string) => PartFiles) | null>(null);

/**
 * A component that only some pages need, in a part of the bundle of its own: a page that shows it names its scripts and styles
 * in its head, so that the browser asks for them at once and nothing moves; every other page loads none of it.
 *
 * @param source file that is loaded, from the project's root; a test compares it with the build's list
 * @example
 * const Designs = part("web/shop/designs.ts", async () => (await import("./designs.ts")).Designs);
 */
export function part<Props extends object>(source: string, load: () => Promise<ComponentType<Props>>) {
  const view = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return (props: Props): ReactNode => <Part source={source} view={view} props={props} />;
}

interface PartProps {
  readonly source: string;
  readonly view: ComponentType<object>;
  readonly props: object;
}

function Part({ source, view: View, props }: PartProps) {
  const files = useContext(PartFilesContext)?.(source);
  for (const script of files?.scripts ?? []) preloadModule(script);
  return (
    <>
      {files?.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} precedence="default" />
      ))}
      <View {...props} />
    </>
  );
}
