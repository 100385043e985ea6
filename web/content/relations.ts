import { blocks } from "./blocks/blocks.generated.ts";
import type { BlockDefinition } from "./define/define-block.ts";

/** Fields of blocks that name other stories, which are requested with the page (protocol, section 3). */
export const contentRelations = (blocks as readonly BlockDefinition[])
  .flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { form }]) =>
      form.is_reference_type === true ? [`${name}.${field}`] : [],
    ),
  )
  .join();
