import { labelFor } from "../../../core/labels.ts";
import type { DrawingProps, Drawings } from "../../drawing.ts";
import { graduationsPageCount, openCase } from "../case.ts";
import type { PhotobookConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";
import { hasSpineText, spineOf, thicknessOf } from "../spine.ts";

/** The closed book from its spine, true to scale with a pencil of seven millimetres. */
function Spine({ configuration, data, text }: DrawingProps<PhotobookConfiguration, Release>) {
  const one = openCase(configuration, data);
  const [spine, titled] = [spineOf(one), hasSpineText(one)];
  const thick = Math.max(1, (spine || thicknessOf(one)) / 1000);
  const base = 24;
  return (
    <figure className="page-drawing">
      <svg viewBox="0 0 120 36" aria-hidden="true">
        <path className="drawing-paper" d={`M2 ${base - thick}L10 ${base - thick - 4}H118L112 ${base - thick}z`} />
        <rect className="drawing-accent" x="2" y={base - thick} width="110" height={thick} />
        {titled && (
          <path className="drawing-title" d={`M40 ${base - thick / 2}H74`} style={{ strokeWidth: thick / 4 }} />
        )}
        <rect className="drawing-beside" x="2" y="27" width="70" height="7" />
        <path className="drawing-beside" d="M72 27L84 30.500L72 34z" />
      </svg>
      <figcaption>
        <b>{text(spineLabel(configuration, data))}</b> {text("photobook.spine.pencil")}
      </figcaption>
    </figure>
  );
}

function spineLabel(configuration: PhotobookConfiguration, data: Release) {
  const one = openCase(configuration, data);
  const width = spineOf(one) / 1000;
  if (width === 0) return labelFor("photobook.spine.none");
  if (hasSpineText(one)) return labelFor("photobook.spine.title", { width });
  const pages =
    one.book && graduationsPageCount(one.book).find((pageCount) => isTitled({ ...configuration, pageCount }, data));
  return pages ? labelFor("photobook.spine.blank", { width, pages }) : labelFor("photobook.spine.thin", { width });
}

const isTitled = (configuration: PhotobookConfiguration, data: Release) => hasSpineText(openCase(configuration, data));

export const drawings: Drawings = { spine: Spine };
