import { createHash } from "node:crypto";
import { bytesSource } from "../byte-source.ts";
import { readJpegHeader } from "../jpeg-header.ts";
import type { ByteSink } from "./sink.ts";
import { array, dictionary, name, type Ref, reference, text, thousandths } from "./syntax.ts";
import { PdfWriter } from "./writer.ts";

/** Points (1/72 inch). */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A JPEG on a page, in sRGB and of three components. */
export interface PlacedPicture {
  readonly data: Uint8Array;
  /** Points from the lower left corner of the page. */
  readonly place: Size & { readonly left: number; readonly bottom: number };
}

export interface PicturePages {
  add(size: Size, pictures: readonly PlacedPicture[]): Promise<void>;
  finish(title?: string): Promise<void>;
}

/** A PDF of pages that show JPEGs and nothing else, written page by page: no page is in memory once it is added. */
export async function picturePages(sink: ByteSink): Promise<PicturePages> {
  const writer = new PdfWriter(sink);
  await writer.begin();
  const tree = writer.reserve();
  const pages: Ref[] = [];
  return {
    async add(size, pictures) {
      const images: Ref[] = [];
      for (const picture of pictures) images.push(await writeImage(writer, picture));
      const drawn = pictures.map(({ place }, n) => {
        const matrix = [place.width, 0, 0, place.height, place.left, place.bottom].map(number).join(" ");
        return `q ${matrix} cm /P${n} Do Q`;
      });
      const content = await writer.stream(writer.reserve(), {}, Buffer.from(drawn.join("\n")));
      const shown = Object.fromEntries(images.map((image, n) => [`P${n}`, reference(image)]));
      const page = await writer.object(
        writer.reserve(),
        dictionary({
          Type: name("Page"),
          Parent: reference(tree),
          Contents: reference(content),
          MediaBox: array(["0", "0", number(size.width), number(size.height)]),
          Resources: dictionary({ XObject: dictionary(shown) }),
        }),
      );
      pages.push(page);
    },
    async finish(title) {
      await writer.object(
        tree,
        dictionary({ Type: name("Pages"), Kids: array(pages.map(reference)), Count: String(pages.length) }),
      );
      const root = await writer.object(writer.reserve(), dictionary({ Type: name("Catalog"), Pages: reference(tree) }));
      const info = await writer.object(
        writer.reserve(),
        dictionary({ Producer: text("Passepartout"), Title: title === undefined ? undefined : text(title) }),
      );
      await writer.finish({ root, info, id: writer.contentId() });
    },
  };
}

const number = (points: number) => thousandths(Math.round(points * 1000));

async function writeImage(writer: PdfWriter, { data }: PlacedPicture): Promise<Ref> {
  const header = await readJpegHeader(bytesSource(data));
  if (!header.ok) throw new Error(`a picture of our own is no JPEG: ${header.error}`);
  const { width, height } = header.value;
  return writer.streamThrough(
    writer.reserve(),
    {
      Type: name("XObject"),
      Subtype: name("Image"),
      Filter: name("DCTDecode"),
      Width: String(width),
      Height: String(height),
      ColorSpace: name("DeviceRGB"),
      BitsPerComponent: "8",
    },
    { data: once(data), length: data.length, digest: createHash("sha256").update(data).digest("hex") },
  );
}

async function* once(data: Uint8Array) {
  yield data;
}
