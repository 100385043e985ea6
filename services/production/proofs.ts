import { PassThrough, type Readable } from "node:stream";
import type { Language } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { type PicturePages, type PlacedPicture, picturePages } from "../../print/pdf/picture-pages.ts";
import { streamSink } from "../../print/pdf/sink.ts";
import type { Designs, PicturedDesign } from "../designs/service.ts";
import { drawSide, type PhotoCopies, photosOn } from "./draw-side.ts";
import type { PageDrawer } from "./drawing/page-drawer.ts";
import { markedDesign } from "./proof-mark.ts";

/** Longest side of a page's picture in pixels: enough to read words, too few to print. */
const PIXELS = 1000;
/** Micrometres of a point. */
const POINT = 25_400 / 72;

export interface ProofsDependencies {
  readonly designs: Pick<Designs, "pageOf" | "openingsOf">;
  readonly drawer: Pick<PageDrawer, "draw">;
  readonly photos: PhotoCopies;
  /** Those of these photos that are the owner's. */
  readonly ownPhotos: (owner: Owner, ids: readonly string[]) => Promise<Pick<ReadonlySet<string>, "has">>;
}

export type Proof = Outcome<Readable, "not-found" | "busy">;

/** Preview PDFs: a present design, small and with a watermark on every page. */
export function createProofs({ designs, drawer, photos, ownPhotos }: ProofsDependencies) {
  return {
    /**
     * Streams a page for each opening, drawn outside this process. The first one is drawn before the response starts; a
     * stream that ends with an error is an incomplete file.
     */
    async of(owner: Owner, design: PicturedDesign, language: Language): Promise<Proof> {
      const openings = await designs.openingsOf(design);
      if (!openings || openings.length === 0) return failed("not-found");
      const layouts = openings.flat().map(({ layout }) => layout);
      const marked = { ...design, document: markedDesign(design.document, layouts, language) };

      async function pictureOf(index: number): Promise<Outcome<Uint8Array, "not-found" | "busy">> {
        const compiled = await designs.pageOf(marked, index);
        if (!compiled) return failed("not-found");
        const own = await ownPhotos(owner, [...photosOn(compiled.page)]);
        const { picture } = await drawSide(drawer, {
          ...compiled,
          picture: { pixels: PIXELS, format: "jpeg" },
          photos: async (id) => (own.has(id) ? photos(id) : null),
        });
        return picture;
      }
      async function drawn(
        opening: (typeof openings & object)[number],
      ): Promise<Outcome<DrawnOpening, "not-found" | "busy">> {
        const height = Math.max(...opening.map(({ layout }) => layout.trim.height)) / POINT;
        const pictures: PlacedPicture[] = [];
        let left = 0;
        for (const { page, layout } of opening) {
          const data = await pictureOf(page);
          if (!data.ok) return data;
          const size = { width: layout.trim.width / POINT, height: layout.trim.height / POINT };
          pictures.push({
            data: data.value,
            place: { ...size, left, bottom: height - size.height },
          });
          left += size.width;
        }
        return done({ size: { width: left, height }, pictures });
      }

      const [first, ...others] = openings;
      const begun = first && (await drawn(first));
      if (!begun?.ok) return failed(begun ? begun.error : "not-found");
      const stream = new PassThrough();
      void write(stream, design.document.title, async (pages) => {
        await pages.add(begun.value.size, begun.value.pictures);
        for (const opening of others) {
          if (stream.destroyed) return;
          const next = await drawn(opening);
          if (!next.ok) throw new Error(`a page of a proof cannot be drawn: ${next.error}`);
          await pages.add(next.value.size, next.value.pictures);
        }
      });
      return done(stream);
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;

interface DrawnOpening {
  readonly size: { readonly width: number; readonly height: number };
  readonly pictures: readonly PlacedPicture[];
}

/** A slow reader delays drawing and fills no memory; one that leaves ends it. */
async function write(stream: PassThrough, title: string, fill: (pages: PicturePages) => Promise<void>): Promise<void> {
  const { write: send } = streamSink(stream);
  try {
    // The writer uses its buffer again: what waits in the stream must be its own.
    const pages = await picturePages({ write: (bytes) => send(Uint8Array.from(bytes)) });
    await fill(pages);
    if (stream.destroyed) return;
    await pages.finish(title || undefined);
    stream.end();
  } catch (error) {
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}
