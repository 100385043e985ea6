import { photoPlaces, placeIn } from "../../../design/place-many.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";
import { PhotoChoice } from "../library/photo-choice.tsx";

interface SwapDialogProps {
  /** The element that gets another photo; null keeps the dialog closed. */
  readonly element: string | null;
  readonly onClose: () => void;
}

/** Chooses another photo for a place. */
export function SwapDialog({ element, onClose }: SwapDialogProps) {
  const t = useMessages().designer;
  const { session } = useDesignContext();
  const { document, layouts } = useDesignView();
  const place = element === null ? undefined : photoPlaces(document, layouts).find((one) => one.element.id === element);
  return (
    <PhotoChoice
      open={element !== null}
      title={t.photo.swapTitle}
      onClose={onClose}
      onChoose={(photo) => place && session.perform(placeIn(place, photo))}
    />
  );
}
