import type { DesignPhoto } from "../../../../design/document.ts";
import { photoSchema } from "../../../../design/document-schema.ts";
import type { FetchPhotos } from "../../uploads/intake-watch.ts";

/** As many as one request may name. */
const AT_ONCE = 200;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Those of these photos that belong to the visitor and are ready to be used, as the shop knows them. */
export async function ownPhotos(ids: readonly string[], fetchPhotos: FetchPhotos): Promise<readonly DesignPhoto[]> {
  const asked = ids.filter((id) => uuid.test(id)).slice(0, AT_ONCE);
  const records = asked.length > 0 ? await fetchPhotos(asked) : [];
  return (records ?? []).flatMap(({ id, name, status, width, height, takenAt }) => {
    const photo = { id, name, width, height, ...(takenAt === null ? {} : { takenAt }) };
    const parsed = photoSchema.safeParse(photo);
    return status === "ready" && parsed.success ? [parsed.data] : [];
  });
}
