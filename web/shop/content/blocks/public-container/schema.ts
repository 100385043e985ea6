import { z } from "zod";
import { type BlockReading, blocksField } from "../../block-fields.ts";

/** Every component whose name starts with Public (chrome document, section 2): it only holds others. */
export const publicContainerSchema = (reading: BlockReading) => z.object({ body: blocksField(reading) });
export type PublicContainer = z.output<ReturnType<typeof publicContainerSchema>>;
