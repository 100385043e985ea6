import { ContentPhoto, phoneColumn } from "../../content-photo.tsx";
import type { PhotoBlock } from "./block.ts";

export const View = ({ block: { photos } }: { readonly block: PhotoBlock }) => (
  <div className="wrap content-photos" data-count={photos.length}>
    {photos.map(({ editable, picture, caption }) =>
      picture === null ? null : (
        <figure key={picture.src} {...editable}>
          <ContentPhoto
            picture={picture}
            sizes={photos.length === 1 ? "100vw" : `(min-width: 720px) 33vw, ${phoneColumn}`}
          />
          {caption !== "" && <figcaption className="small mute">{caption}</figcaption>}
        </figure>
      ),
    )}
  </div>
);
