import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { usePictureSource, usePictureUrl } from "../photos/use-pictures.ts";
import type { LibraryEntry } from "./library-entries.ts";
import { removeFromLibrary } from "./remove-from-library.ts";
import { uploadWords } from "./upload-words.ts";

/** A photo that did not arrive: what went wrong, and a way on. */
export function TroubledPhoto({ entry }: { readonly entry: LibraryEntry }) {
  const t = useMessages().designer;
  const context = useDesignContext();
  const url = usePictureUrl(entry.photo, 512);
  const { problem } = uploadWords(t, entry.upload, usePictureSource(entry.photo));
  return (
    <li className="library-trouble">
      <span className="library-trouble-face">{url ? <img src={url} alt="" /> : <Icon name="picture" />}</span>
      <p role="alert">
        <b>{entry.name}</b> {problem}
        {entry.upload?.state.step === "failed" && (
          <button type="button" className="link" onClick={() => context.uploads.retry(entry.photo)}>
            {t.upload.retry}
          </button>
        )}
      </p>
      <IconButton
        icon="close"
        small
        label={t.tray.remove({ name: entry.name })}
        onClick={() => removeFromLibrary(context, entry.photo, true)}
      />
    </li>
  );
}
