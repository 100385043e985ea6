import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createRequire } from "node:module";
import type { Scene } from "../../design/scene.ts";
import type { PrintPhoto } from "../../print/photo-source.ts";

/** The part of pdfkit's interface that we use; it comes without types. */
interface PdfkitDocument {
  pipe(target: NodeJS.WritableStream): void;
  addPage(options: { size: [number, number]; margin: number }): void;
  openImage(path: string): unknown;
  save(): PdfkitDocument;
  rect(x: number, y: number, width: number, height: number): PdfkitDocument;
  clip(): PdfkitDocument;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): PdfkitDocument;
  image(image: unknown, x: number, y: number, options: { width: number; height: number }): PdfkitDocument;
  restore(): PdfkitDocument;
  end(): void;
}

const points = (micrometres: number) => (micrometres * 72) / 25400;

/** The same scene by pdfkit: photos as DeviceRGB, no intent, no boxes, so less than a print file. */
export async function withPdfkit(scene: Scene, photos: readonly PrintPhoto[], out: string): Promise<void> {
  const Pdfkit = createRequire(import.meta.url)("pdfkit") as new (options: object) => PdfkitDocument;
  const pdf = new Pdfkit({ autoFirstPage: false });
  const file = createWriteStream(out);
  pdf.pipe(file);
  const opened = new Map<string, unknown>();
  const open = (id: string) => {
    const content = photos.find((photo) => photo.id === id)?.content;
    if (!opened.has(id) && content?.kind === "file") opened.set(id, pdf.openImage(content.path));
    return opened.get(id);
  };
  for (const page of scene.pages) {
    pdf.addPage({ size: [points(page.size.width), points(page.size.height)], margin: 0 });
    for (const item of page.items) {
      if (item.type !== "image") continue;
      const { clip, matrix } = item;
      const [a, b, c, d, e, f] = matrix.map(points) as [number, number, number, number, number, number];
      pdf.save().rect(points(clip.x), points(clip.y), points(clip.width), points(clip.height)).clip();
      pdf.transform(a, b, c, d, e, f).image(open(item.photo), 0, 0, { width: 1, height: 1 }).restore();
    }
  }
  pdf.end();
  await once(file, "finish");
}
