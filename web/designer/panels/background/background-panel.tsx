import { useState } from "react";
import { together } from "../../../../design/operation.ts";
import { SegmentedControl } from "../../../../ui/segmented-control.tsx";
import { useMessages } from "../../../words/context.tsx";
import type { BoardSide } from "../../board/board.ts";
import { useWork } from "../../board/work.ts";
import { useDesignContext } from "../../context/design-context.ts";
import { useDesignView } from "../../context/use-design.ts";
import { sideInHand } from "../../elements/add-element.ts";
import { ColourField } from "../../inspector/colour-field.tsx";
import { BackgroundPhotos } from "./background-photos.tsx";
import { colourSteps, photoSteps, type Scope } from "./background-steps.ts";

/** Colour or photo behind everything on a side. */
export function BackgroundPanel() {
  const { session } = useDesignContext();
  const { board } = useWork();
  const side = sideInHand(board, session.state().selection);
  return side ? <Background key={side.surface.id} side={side} /> : null;
}

function Background({ side: { surface } }: { readonly side: BoardSide }) {
  const t = useMessages().designer.panels.background;
  const { session, kind } = useDesignContext();
  const { document } = useDesignView();
  const [scope, setScope] = useState<Scope>("this");
  const give = (colour: string | null, gesture: string | null = null) => {
    const steps = colourSteps(document, surface.id, scope, colour);
    if (steps.length > 0) session.perform(together(steps), gesture);
  };
  return (
    <>
      {document.surfaces.length > 1 && (
        <SegmentedControl<Scope>
          label={t.scope}
          segments={[
            { value: "this", label: t.thisSide },
            { value: "all", label: t.allSides },
          ]}
          value={scope}
          onChange={setScope}
        />
      )}
      <ColourField label={t.colour} value={surface.background} onNone={() => give(null)} onChange={give} />
      {kind.design.abilities.elements.includes("photo") && (
        <BackgroundPhotos
          surface={surface}
          onChoose={(photo) => {
            const steps = photoSteps(surface, photo);
            if (steps.length > 0) session.perform(together(steps));
          }}
        />
      )}
    </>
  );
}
