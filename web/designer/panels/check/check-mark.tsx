import { useMessages } from "../../../words/context.tsx";
import { countOf, useChecked } from "./use-checked.ts";

/** How much there is to look at, on the rail. */
export function CheckMark() {
  const t = useMessages().designer.panels.check;
  const count = countOf(useChecked());
  if (count === 0) return null;
  return (
    <>
      <span className="rail-mark num" aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">, {t.count({ count })}</span>
    </>
  );
}
