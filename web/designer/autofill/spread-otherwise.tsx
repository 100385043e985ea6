import { type ComponentProps, useEffect, useMemo, useState } from "react";
import type { Surface } from "../../../design/document.ts";
import { Button } from "../../../ui/button.tsx";
import { useMessages } from "../../words/context.tsx";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import { useHands } from "../hands/hands.ts";
import { AlternativesDialog } from "./alternatives-dialog.tsx";
import { type Looks, useLooks } from "./use-looks.ts";
import { useWornWords } from "./use-worn-words.ts";

/** The spread on the stage again, differently, as one step of undo; nothing where it has no photos of its own. */
export function SpreadOtherwise() {
  const t = useMessages().designer.autofill;
  const { session, kind, text } = useDesignContext();
  const { board } = useWork();
  const hands = useHands();
  const document = useSessionValue(session, (state) => state.resting);
  const [open, setOpen] = useState(false);
  const worn = useWornWords();
  const side = board.sides.find(({ surface }) => kind.design.autofill?.hasAlternatives(surface));
  if (!side || worn === "on its way") return null;
  const { title } = side.layout;
  const take = ({ id, elements }: Surface) => {
    if (session.perform({ type: "arrange", surface: id, elements }).ok) hands.say(t.otherwise.taken);
  };
  return (
    <>
      <Button look="ghost" small wide icon="refresh" onClick={() => setOpen(true)}>
        {t.otherwise.open}
      </Button>
      {open && (
        <Looked
          of={{ document, side: side.surface.id, title: title ? text(title) : "" }}
          worn={worn}
          onTake={take}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type DialogProps = ComponentProps<typeof AlternativesDialog>;
type LookedProps = Omit<DialogProps, "looks" | "of"> & { readonly of: NonNullable<DialogProps["of"]> };

/** Photos of the spread are looked at first, so that a good one of them is shown large. */
function Looked(props: LookedProps) {
  const { document, side } = props.of;
  const photos = useMemo(() => {
    const elements = document.surfaces.find(({ id }) => id === side)?.elements ?? [];
    const shown = new Set(elements.flatMap((one) => (one.type === "photo" ? (one.photo ?? []) : [])));
    return document.photos.filter(({ id }) => shown.has(id));
  }, [document, side]);
  const known = useLooks(photos);
  const isKnown = photos.every(({ id }) => known.has(id));
  const [looks, setLooks] = useState<Looks | null>(null);
  useEffect(() => {
    if (isKnown) setLooks((before) => before ?? known);
  }, [isKnown, known]);
  return <AlternativesDialog {...props} looks={looks} />;
}
