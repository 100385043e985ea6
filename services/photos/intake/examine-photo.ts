import { headOfFile } from "../../../platform/pictures/head-of-file.ts";
import { pictureTypeOf } from "../../../platform/pictures/picture-type.ts";
import { openFileSource } from "../../../print/byte-source.ts";
import { swapsSides } from "../../../print/jpeg/exif-orientation.ts";
import { type RejectionReason, smallestPhotoSide } from "../contract.ts";
import { examineContainer } from "./examine-container.ts";
import { examineJpeg } from "./examine-jpeg.ts";
import { masterOf } from "./master.ts";
import { makeProxies } from "./proxies.ts";
import { takenAt } from "./taken-at.ts";
import type { Master, Verdict } from "./verdict.ts";

export interface ExamineRequest {
  readonly path: string;
  /** Path of a rendition, should print need one. */
  readonly renditionPath: string;
  readonly maxPixels: number;
}

/**
 * Decides whether an uploaded file is a printable photo, and creates proxies and, where its bytes cannot go into a PDF,
 * a rendition. Cheap checks come first. Files are hostile, so it runs in a process that may die (`decoder.ts`).
 *
 * @throws only when the file or the rendition's place cannot be read or written
 */
export async function examinePhoto({ path, renditionPath, maxPixels }: ExamineRequest): Promise<Verdict> {
  const type = pictureTypeOf(await headOfFile(path));
  if (!type.ok) return rejected(type.error);

  const source = await openFileSource(path);
  try {
    const found = type.value === "jpeg" ? await examineJpeg(source) : await examineContainer(path, type.value, source);
    if (!found.ok) return rejected(found.error);
    const { width, height } = found.value;
    if (width * height > maxPixels) return rejected("too-many-pixels");
    if (Math.min(width, height) < smallestPhotoSide) return rejected("too-small");

    const master = await masterOf({ path, source, facts: found.value, renditionPath });
    if (!master.ok) return rejected(master.error);
    const proxies = await makeProxies(master.value.proxySource);
    if (!proxies.ok) return rejected(proxies.error);

    const { master: printed, icc } = master.value;
    const moment = found.value.exif && (await takenAt(found.value.exif));
    const photo = { type: type.value, ...uprightSides(printed), takenAt: moment, master: printed, icc };
    return { kind: "accepted", photo: { ...photo, proxies: proxies.value } };
  } finally {
    await source.close();
  }
}

const rejected = (reason: RejectionReason): Verdict => ({ kind: "rejected", reason });

const uprightSides = ({ width, height, orientation }: Master) =>
  swapsSides(orientation) ? { width: height, height: width } : { width, height };
