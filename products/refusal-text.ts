import type { Label, Translate } from "../core/labels.ts";
import type { Refusal } from "./kind.ts";

type Why = Pick<Refusal, "reason" | "params">;

/** Why something cannot be had, as a label of the vocabulary. */
export const refusalLabel = ({ reason, params }: Why): Label => ({ key: `refusal.${reason}`, params });

/** The same as a sentence. */
export const refusalText = (refusal: Why, text: Translate): string => text(refusalLabel(refusal));
