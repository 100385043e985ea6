import type { Problem } from "../../../core/http/problem.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { type AnnouncedAsset, type AssetView, officeAssetPaths } from "../../../services/content/contract.ts";
import { officeApi } from "../api/use-office.ts";
import { refusedBefore, uploadFailure } from "./asset-words.ts";
import { uploadFile } from "./upload-file.ts";
import type { ContentText } from "./words.ts";

/** A file on its way into the library; `folder` null: into none. */
export interface SentFile {
  readonly file: File;
  readonly folder: number | null;
  /** Hears how much has gone, from 0 to 1. */
  readonly progress: (share: number) => void;
  readonly t: ContentText;
}

/** Sends a file and makes it an asset. Fails with a sentence for whoever sent it. */
export async function sendAsset(sent: SentFile): Promise<Outcome<AssetView, string>> {
  const upload = await sendFile(sent);
  if (!upload.ok) return upload;
  return said(await officeApi().post<AssetView>(officeAssetPaths.finish(upload.value)), sent.t);
}

/** Sends a file that takes the place of an asset's. */
export async function replaceAsset(id: number, sent: SentFile): Promise<Outcome<AssetView, string>> {
  const upload = await sendFile(sent);
  if (!upload.ok) return upload;
  const body = { upload: upload.value };
  return said(await officeApi().post<AssetView>(officeAssetPaths.replacement(id), { body }), sent.t);
}

/** The number of the upload. */
async function sendFile({ file, folder, progress, t }: SentFile): Promise<Outcome<number, string>> {
  const pixels = await pixelsOf(file);
  const refused = refusedBefore(file, pixels, t);
  if (refused !== null) return failed(refused);
  const announced = await officeApi().post<AnnouncedAsset>(officeAssetPaths.uploads, {
    body: { filename: file.name, folder, ...pixels },
  });
  if (!announced.ok) return said(announced, t);
  const form = new FormData();
  for (const [name, value] of Object.entries(announced.value.fields)) form.append(name, value);
  form.append("file", file);
  const sent = await uploadFile<null>(announced.value.address, form, progress);
  return sent.ok ? done(announced.value.id) : said(sent, t);
}

const said = <Value>(outcome: Outcome<Value, Problem>, t: ContentText): Outcome<Value, string> =>
  outcome.ok ? outcome : failed(uploadFailure(outcome.error, t));

/** Pixels of a picture, to stand in its address; null for what the browser cannot draw and for drawings, which have no size. */
async function pixelsOf(file: File): Promise<{ width: number; height: number } | null> {
  if (file.type === "image/svg+xml") return null;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!bitmap) return null;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
