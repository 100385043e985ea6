import type { Problem } from "../../../core/http/problem.ts";
import { failed, type Outcome } from "../../../core/outcome.ts";
import { type AnnouncedAsset, type AssetView, officeAssetPaths } from "../../../services/content/contract.ts";
import { officeApi } from "../session/use-office.ts";
import { uploadFile } from "./upload-file.ts";

/** Announces a file, sends it and makes it an asset. */
export async function sendAsset(
  file: File,
  folder: number | null,
  progress: (share: number) => void,
): Promise<Outcome<AssetView, Problem>> {
  const size = await sizeOf(file);
  const announced = await officeApi().post<AnnouncedAsset>(officeAssetPaths.uploads, {
    body: { filename: file.name, folder, ...size },
  });
  if (!announced.ok) return announced;
  const form = new FormData();
  for (const [name, value] of Object.entries(announced.value.fields)) form.append(name, value);
  form.append("file", file);
  const sent = await uploadFile<null>(announced.value.address, form, progress);
  if (!sent.ok) return failed(sent.error);
  return officeApi().post<AssetView>(officeAssetPaths.finish(announced.value.id));
}

/** Pixels of a picture, to stand in its address; nothing for what the browser cannot draw or drawings without a size. */
async function sizeOf(file: File): Promise<{ width?: number; height?: number }> {
  if (file.type === "image/svg+xml") return {};
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!bitmap) return {};
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
