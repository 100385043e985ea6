import type { PageRule } from "../../../products/kind-design.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";

/** How pages of the open design may be added, moved and removed; undefined where they are the product's. */
export function usePageRule(): PageRule | undefined {
  const { kind, data } = useDesignContext();
  const { document } = useDesignView();
  return kind.design.pages ? (kind.design.pages(document, data) ?? undefined) : kind.design.abilities.pages;
}
