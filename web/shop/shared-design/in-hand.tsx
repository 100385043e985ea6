import { useCallback, useMemo, useState } from "react";
import type { Face } from "../../../products/assembly.ts";
import type { LeafableDesign } from "../../../services/designs/contract.ts";
import type { DrawFace } from "../../scene/preview/leaf-view.tsx";
import { TurnedThing } from "../../scene/preview/turned-thing.tsx";
import { useMessages } from "../../words/context.tsx";

interface InHandProps {
  readonly design: LeafableDesign;
  /** Address of a page's picture; the same function until the design is another. */
  readonly pictureOf: (page: number) => string;
}

/** Cards, books and calendars as they lie in the hand, from pictures of their pages. */
export function InHand({ design: { pieces, sides, openings, sceneHash }, pictureOf }: InHandProps) {
  const t = useMessages().sharedDesign;
  const sizes = useMemo(() => new Map(openings.flat().map((page) => [page.page, page])), [openings]);
  const draw: DrawFace = useCallback(
    ({ surface, part }, scale) => {
      const page = sides.indexOf(surface);
      const size = sizes.get(page);
      if (!size) return null;
      const { x, y, width, height } = part ?? { x: 0, y: 0, ...size };
      return (
        <div className="face-picture in-hand-face" style={{ width: width * scale, height: height * scale }}>
          <SidePicture
            key={`${page} ${sceneHash}`}
            src={pictureOf(page)}
            box={{ width: size.width * scale, height: size.height * scale, left: -x * scale, top: -y * scale }}
          />
        </div>
      );
    },
    [sides, sizes, pictureOf, sceneHash],
  );
  const nameOf = (faces: readonly Face[], at: number, of: number) => {
    const numbers = [...new Set(faces.map(({ surface }) => sides.indexOf(surface) + 1))].toSorted((a, b) => a - b);
    return t.turning.stop({
      name: numbers.length > 0 ? t.sides({ numbers: numbers.join("–") }) : t.turning.blank,
      at,
      of,
    });
  };
  return (
    <section className="leaf-through" aria-label={t.pages}>
      <TurnedThing pieces={pieces} draw={draw} nameOf={nameOf} first={[]} words={t.turning} />
    </section>
  );
}

interface SidePictureProps {
  readonly src: string;
  /** CSS pixels. */
  readonly box: Readonly<Record<"width" | "height" | "left" | "top", number>>;
}

/** The view's own words say which side it is. */
function SidePicture({ src, box }: SidePictureProps) {
  const t = useMessages().sharedDesign;
  const [missing, setMissing] = useState(false);
  if (missing) return <p className="leaf-through-missing label">{t.missing}</p>;
  return <img src={src} alt="" draggable={false} style={box} onError={() => setMissing(true)} />;
}
