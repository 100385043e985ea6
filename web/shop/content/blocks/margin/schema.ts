import { z } from "zod";
import { optionField } from "../../block-fields.ts";

/** Room between two blocks. */
export const marginSchema = () => z.object({ size: optionField(["small", "medium", "large"], "medium") });
export type Margin = z.output<ReturnType<typeof marginSchema>>;
