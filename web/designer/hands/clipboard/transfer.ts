import { CLIP_TYPE, type Clip, readClip, wordsOf, writeClip } from "./clip.ts";

/** What somebody pastes. */
export type PasteContent = { readonly clip: Clip } | { readonly files: readonly File[] };

type Reading = Pick<DataTransfer, "getData" | "files">;

/** What a paste event brings: elements before pictures; null for anything else. */
export function readTransfer(data: Reading): PasteContent | null {
  const clip = readClip(data.getData(CLIP_TYPE)) ?? readClip(data.getData("text/plain"));
  if (clip) return { clip };
  const files = [...data.files].filter(({ type }) => type.startsWith("image/"));
  return files.length > 0 ? { files } : null;
}

/** Fills a copy or cut event. */
export function fillTransfer(data: Pick<DataTransfer, "setData">, clip: Clip): void {
  data.setData(CLIP_TYPE, writeClip(clip));
  data.setData("text/plain", wordsOf(clip));
}

/** Copies without an event, for buttons. Browsers allow no own types without a prefix: the text is the elements. */
export async function writeToClipboard(clip: Clip, clipboard: Pick<Clipboard, "writeText">): Promise<boolean> {
  return clipboard.writeText(writeClip(clip)).then(
    () => true,
    () => false,
  );
}

/** Pastes without an event, for buttons; null where the browser does not allow it or there is nothing of ours. */
export async function readFromClipboard(clipboard: Pick<Clipboard, "readText" | "read">): Promise<PasteContent | null> {
  const clip = readClip(await clipboard.readText().catch(() => ""));
  if (clip) return { clip };
  const items = await clipboard.read().catch(() => []);
  const pictures = await Promise.all(items.map(pictureOf));
  const files = pictures.filter((file) => file !== null);
  return files.length > 0 ? { files } : null;
}

async function pictureOf(item: ClipboardItem): Promise<File | null> {
  const type = item.types.find((one) => one.startsWith("image/"));
  const blob = type ? await item.getType(type).catch(() => null) : null;
  return blob && type ? new File([blob], `clipboard.${type.slice("image/".length).split(/\W/, 1)[0]}`, { type }) : null;
}
