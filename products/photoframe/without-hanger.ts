import type { Case } from "./case.ts";
import { valueKey } from "./option-conditions.ts";

/** A board or glass as it is chosen has nothing to hang it by: no frame, no rails or plates, no holes. */
export const withoutHanger = (one: Case): boolean =>
  one.frame === null && valueKey(one, "hanging") === "none" && valueKey(one, "drilling") !== "corners";
