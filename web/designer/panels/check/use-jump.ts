import { useCallback } from "react";
import { useWork } from "../../board/work.ts";
import { useDesignContext } from "../../context/design-context.ts";
import type { Checked } from "./checked.ts";

/** Shows the side of a finding, selects its element and gives it the focus. */
export function useJump(): (to: Pick<Checked, "surface" | "element">) => void {
  const { session } = useDesignContext();
  const { show } = useWork();
  return useCallback(
    ({ surface, element }) => {
      show(surface);
      if (element === null) return;
      session.select([element]);
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`.stage [data-element="${CSS.escape(element)}"]`)?.focus(),
      );
    },
    [session, show],
  );
}
