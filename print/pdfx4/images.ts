import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { SceneImage } from "../../design/scene.ts";
import type { PdfxFailure } from "../failure.ts";
import { array, dictionary, type Entries, type Ref } from "../pdf/syntax.ts";
import { type PdfWriter, StreamLengthMismatch } from "../pdf/writer.ts";
import {
  contentLength,
  isGone,
  type PhotoEffects,
  type PhotoEncoding,
  type PhotoSource,
  type PrintPhoto,
  photoKey,
} from "../photo-source.ts";
import type { ColourSpaces } from "./colour-spaces.ts";
import { photoReader } from "./copy-photo.ts";

/** A photo that is in the file: its XObject and what is needed to place it. */
export interface EmbeddedPhoto {
  readonly ref: Ref;
  readonly photo: PrintPhoto;
}

/** Embeds each distinct photo once, when it is first placed; with another effect it is another photo. */
export type PhotoEmbedder = (image: PlacedPhoto) => Promise<Outcome<EmbeddedPhoto, PdfxFailure>>;

type PlacedPhoto = Pick<SceneImage, "photo" | "effect">;

export function photoEmbedder(
  writer: PdfWriter,
  photos: PhotoSource,
  effects: PhotoEffects,
  spaces: ColourSpaces,
): PhotoEmbedder {
  const embedded = new Map<string, EmbeddedPhoto>();
  const read = photoReader();
  const embed = async (image: PlacedPhoto): Promise<Outcome<EmbeddedPhoto, PdfxFailure>> => {
    const { photo: id, effect } = image;
    const master = await photos(id);
    if (!master) return failed({ reason: "photo-missing", photo: id });
    const photo = effect ? await effects(master, effect) : master;
    if (!photo) return failed({ reason: "effect-impossible", photo: id });
    const space = await spaces.photo(photo.colour);
    if (!space) return failed({ reason: "photo-needs-cmyk-intent", photo: id });
    const ref = writer.reserve();
    const { content } = photo;
    const lasting = content.kind === "file";
    const data = lasting ? read(content.path, content.ranges) : content.open();
    const flow = { data, lasting, length: contentLength(content), digest: photo.sha256 };
    const entries = {
      Type: "/XObject",
      Subtype: "/Image",
      Width: String(photo.width),
      Height: String(photo.height),
      ColorSpace: space,
      BitsPerComponent: String(photo.colour.bits),
    };
    if (photo.encoding.kind === "samples") await writer.streamDeflated(ref, entries, flow);
    else await writer.streamThrough(ref, { ...entries, ...jpegEntries(photo.encoding) }, flow);
    return done({ ref, photo });
  };
  return async (image) => {
    const key = photoKey(image);
    const known = embedded.get(key);
    if (known) return done(known);
    try {
      const result = await embed(image);
      if (result.ok) embedded.set(key, result.value);
      return result;
    } catch (error) {
      if (error instanceof StreamLengthMismatch || isGone(error))
        return failed({ reason: "photo-unreadable", photo: image.photo });
      throw error;
    }
  };
}

function jpegEntries({ inverted, storedAsRgb }: Extract<PhotoEncoding, { kind: "jpeg" }>): Entries {
  return {
    Filter: "/DCTDecode",
    DecodeParms: storedAsRgb ? dictionary({ ColorTransform: "0" }) : undefined,
    Decode: inverted ? array(Array(4).fill("1 0")) : undefined,
  };
}
