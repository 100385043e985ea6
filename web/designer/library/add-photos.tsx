import { type ReactNode, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { ACCEPTED_FILES } from "../uploads/file-rules.ts";
import "./add-photos.css";

interface AddPhotosProps {
  /** A plain button, or the dashed field of the tray. */
  readonly look: "button" | "field";
  readonly children: ReactNode;
}

/** Opens the file dialog of the device, several photos at once. */
export function AddPhotos({ look, children }: AddPhotosProps) {
  const { photos } = useDesignContext();
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        data-add-photos={look}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // a task of its own: to make a list of hundreds of files takes the browser one already
          setTimeout(() => photos.add(files));
          // the same file may be chosen again after it was removed
          event.target.value = "";
        }}
      />
      {look === "button" ? (
        <Button small icon="picture" onClick={choose}>
          {children}
        </Button>
      ) : (
        <button type="button" className="add-photos" onClick={choose}>
          <Icon name="plus" />
          <span>{children}</span>
        </button>
      )}
    </>
  );
}
