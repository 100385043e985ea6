import type { PhotoElement, Stroke } from "../../../../design/document.ts";
import { useMessages } from "../../../words/context.tsx";
import { useDesignContext } from "../../context/design-context.ts";
import { common, setEach } from "../../elements/common.ts";
import { OpacityField } from "../../inspector/opacity-field.tsx";
import { OutlineField } from "../../inspector/outline-field.tsx";
import { StrokeField } from "../../inspector/stroke-field.tsx";

/** Outline, border and opacity of photos in frames of their own. */
export function PhotoShape({ elements }: { readonly elements: readonly PhotoElement[] }) {
  const t = useMessages().designer.tools;
  const { session } = useDesignContext();
  const framed = elements.filter(({ frame }) => frame !== "surface");
  const [first] = framed;
  if (!first) return null;
  return (
    <>
      <section>
        <OutlineField
          label={t.outline}
          value={common(framed, ({ mask = "rect" }) => mask)}
          onChange={(mask) => session.perform(setEach(framed, () => ({ mask: mask === "rect" ? undefined : mask })))}
        />
      </section>
      <section>
        <StrokeField
          label={t.border}
          colourLabel={t.borderColour}
          value={borderOf(framed, first.border)}
          onChange={(border, gesture) =>
            session.perform(
              setEach(framed, () => ({ border: border ?? undefined })),
              gesture,
            )
          }
        />
        <OpacityField elements={framed} />
      </section>
    </>
  );
}

const borderOf = (elements: readonly PhotoElement[], border: Stroke | undefined): Stroke | null =>
  border && elements.every((one) => one.border?.width === border.width && one.border.colour === border.colour)
    ? border
    : null;
