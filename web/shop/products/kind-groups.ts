import { pages } from "../../../products/pages.ts";
import { type NavigationType, navigationTypes } from "../../frame/navigation/navigation.ts";

/** The navigation's group of a kind; null: none of its own. For loaders, which know all kinds. */
export function typeOfKind(kind: string): NavigationType | null {
  const group = pages[kind]?.group;
  return navigationTypes.find((type) => type === group) ?? null;
}
