import { useState } from "react";
import type { Step } from "../../../../design/operation.ts";
import { together } from "../../../../design/operation.ts";
import type { ListedArt } from "../../../../services/themes/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useMessages } from "../../../words/context.tsx";
import { ArtList } from "../../art/art-list.tsx";
import { useStockedArt } from "../../art/use-stocked-art.ts";
import { useDesignContext } from "../../context/design-context.ts";
import { useDesignView } from "../../context/use-design.ts";
import { artIntoDay, type DayOnSide, emptyDay, photoIntoDay, pictureOf } from "../../elements/day-picture-steps.ts";
import { PhotoChoice } from "../../library/photo-choice.tsx";

/** A photo or a piece of art in a day: it goes with the day to another sheet and another year. */
export function DayPictureButtons(day: DayOnSide) {
  const words = useMessages().designer;
  const t = words.tools;
  const { session, kind } = useDesignContext();
  const { document } = useDesignView();
  const [open, setOpen] = useState<"photo" | "art" | null>(null);
  const { elements } = kind.design.abilities;
  const picture = pictureOf(document, day);
  const close = () => setOpen(null);
  const perform = (steps: readonly Step[]) => steps.length > 0 && session.perform(together(steps));
  const label = day.days.days[day.index]?.label ?? "";
  return (
    <section>
      <p className="inspector-label">{t.dayPicture}</p>
      <div className="inspector-actions">
        {elements.includes("photo") && (
          <Button look="ghost" small icon="picture" onClick={() => setOpen("photo")}>
            {t.dayPhoto}
          </Button>
        )}
        {elements.includes("art") && (
          <Button look="ghost" small icon="plus" onClick={() => setOpen("art")}>
            {t.dayArt}
          </Button>
        )}
        {picture && (
          <Button look="ghost" small icon="close" onClick={() => perform(emptyDay(document, day))}>
            {t.dayPictureOut}
          </Button>
        )}
      </div>
      <p className="label">{t.dayPictureHelp}</p>
      <PhotoChoice
        open={open === "photo"}
        title={t.intoDay({ day: label })}
        onClose={close}
        onChoose={(photo) => perform(photoIntoDay(session.state().document, day, photo))}
      />
      <Dialog open={open === "art"} onClose={close} title={t.intoDay({ day: label })} closeLabel={words.photo.close}>
        <ArtForDay day={day} onDone={close} />
      </Dialog>
    </section>
  );
}

function ArtForDay({ day, onDone }: { readonly day: DayOnSide; readonly onDone: () => void }) {
  const { session } = useDesignContext();
  const { stocked, failed } = useStockedArt();
  const add = async ({ hash }: ListedArt) => {
    const steps = artIntoDay(session.state().document, day, hash);
    const [element] = steps.flatMap((step) => (step.type === "addElements" ? step.elements : []));
    if (!element || !(await stocked(hash, day.layout.surface, element))) return;
    session.perform(together(steps));
    onDone();
  };
  return <ArtList add={(piece) => void add(piece)} notAdded={failed} />;
}
