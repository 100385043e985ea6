import type { DesignElement } from "../../../design/document.ts";
import { ONE } from "../../../design/placement.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { common, setEach } from "../elements/common.ts";
import { SliderRow } from "./slider-row.tsx";

/** Below this nothing can be seen, percent. */
const LEAST = 5;

/** How much of what lies below is hidden. */
export function OpacityField({ elements }: { readonly elements: readonly DesignElement[] }) {
  const t = useMessages().designer.tools;
  const { session } = useDesignContext();
  const percent = Math.round((common(elements, ({ opacity }) => opacity) ?? ONE) / 10_000);
  return (
    <SliderRow
      label={t.opacity}
      value={percent}
      min={LEAST}
      max={100}
      words={t.percent({ text: String(percent) })}
      changed={percent < 100}
      onChange={(value, gesture) =>
        session.perform(
          setEach(elements, () => ({ opacity: value * 10_000 })),
          gesture,
        )
      }
    />
  );
}
