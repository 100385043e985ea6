import type { Translate } from "../../../core/labels.ts";
import type { Refusal } from "../../kind.ts";

/** Why something cannot be had, as a sentence. */
export const refusalText = ({ reason, params }: Refusal, text: Translate): string =>
  text({ key: `refusal.${reason}`, params });
