import type { MyDesign as MyDesignView } from "./contract.ts";
import type { MyDesign } from "./my-designs.ts";
import type { Offered } from "./ports.ts";

/** A design as its owner's list shows it. */
export function viewMyDesign(design: MyDesign, { designerPath, facts, ...offered }: Offered): MyDesignView {
  return {
    id: design.id,
    name: design.title,
    ...offered,
    facts: [...facts],
    sceneHash: design.sceneHash,
    updatedAt: design.updatedAt.toISOString(),
    editPath: designerPath && `${designerPath}?design=${design.id}`,
  };
}
