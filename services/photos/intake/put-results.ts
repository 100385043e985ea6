import type { FileSource, FileStore } from "../../../platform/files/file-store.ts";
import type { FileRole, PutFile } from "../content/photo-files.ts";
import { proxyWidths } from "../contract.ts";
import type { ExaminedPhoto } from "./verdict.ts";

/**
 * Puts what the intake made into the file store; the same bytes are the same file, so a second run changes nothing.
 *
 * @throws when the store is full or away (the job is tried again)
 */
export async function putResults(
  files: FileStore,
  { proxies, icc, master }: ExaminedPhoto,
  renditionPath: string,
): Promise<PutFile[]> {
  const results: PutFile[] = [];
  const put = async (role: FileRole, source: FileSource, contentType: string) => {
    const stored = await files.put(source, { contentType });
    if (!stored.ok) throw new Error(`the ${role} of a photo cannot be stored: ${stored.error}`);
    results.push({ role, ...stored.value });
  };
  for (const width of proxyWidths) await put(`proxy-${width}`, proxies[width].bytes, "image/webp");
  if (icc) await put("profile", icc, "application/vnd.iccprofile");
  if (master.from === "rendition") await put("rendition", { path: renditionPath }, "image/jpeg");
  return results;
}
