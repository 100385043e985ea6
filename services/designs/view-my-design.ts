import type { MyDesign as MyDesignView } from "./contract.ts";
import type { MyDesign } from "./my-designs.ts";
import type { Made, Offered } from "./ports.ts";

/** What is asked about when a design is named and priced. */
export const madeOf = ({ kind, release, document }: MyDesign): Made => ({
  kind,
  release,
  configuration: document.configuration,
});

/** A design as its owner's list shows it. */
export function viewMyDesign(design: MyDesign, { designerPath, facts, ...offered }: Offered): MyDesignView {
  return {
    id: design.id,
    name: design.document.title,
    ...offered,
    facts: [...facts],
    sceneHash: design.sceneHash,
    updatedAt: design.updatedAt.toISOString(),
    editPath: designerPath && `${designerPath}?design=${design.id}`,
  };
}
