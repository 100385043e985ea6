import type { Db } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import type { PhotoRecord } from "./contract.ts";
import type { JudgementWatch } from "./judgement-watch.ts";
import { isJudged, listPhotos } from "./list-photos.ts";

/**
 * Lists the owner's photos among these ids; when some are not judged yet, as soon as one of those is, at the latest
 * after so many seconds.
 */
export async function waitForPhotos(
  db: Db,
  watch: JudgementWatch,
  owner: Owner,
  ids: readonly string[],
  { seconds, signal }: { readonly seconds: number; readonly signal: AbortSignal },
): Promise<PhotoRecord[]> {
  const photos = await listPhotos(db, owner, ids);
  const open = photos.filter((photo) => !isJudged(photo)).map(({ id }) => id);
  if (seconds === 0 || open.length === 0) return photos;
  await watch.next(open, AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]));
  return signal.aborted ? photos : listPhotos(db, owner, ids);
}
