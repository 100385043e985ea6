import { useState } from "react";
import { useDesignContext } from "../../context/design-context.ts";
import { chooseFamily } from "./choose-font.ts";
import type { OfferedFamily } from "./families.ts";

/** Sets texts in another family, and says which one could not be loaded. */
export function useFamily(ids: readonly string[]) {
  const { session, stock } = useDesignContext();
  const [failure, setFailure] = useState<string | null>(null);
  const choose = async (
    family: OfferedFamily,
    gesture: string | null,
    weight: "regular" | "bold" | "as-before" = "as-before",
  ) => {
    const result = await chooseFamily({ session, stock }, ids, family, { gesture, weight });
    if (result !== "overtaken") setFailure(result === "unreachable" ? family.name : null);
  };
  return { choose: (...choice: Parameters<typeof choose>) => void choose(...choice), failure };
}
