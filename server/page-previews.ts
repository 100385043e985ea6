import { readProof } from "../services/content-pages/questions.ts";
import type { ContentPages } from "../services/content-pages/service.ts";
import type { PagePreview } from "../web/reading/page-context.ts";

/**
 * Recognises a request of the visual editor (protocol, section 8): `_storyblok` names the story, and the proof in
 * `_storyblok_tk[...]` must be valid. Null: an ordinary page, whatever else the address contains.
 */
export function createPreviews(pages: Pick<ContentPages, "mayPreview">, editors: readonly string[]) {
  return async ({ searchParams }: URL): Promise<PagePreview | null> => {
    const story = searchParams.get("_storyblok") ?? "";
    const release = searchParams.get("_storyblok_release") ?? "";
    const proof = readProof(Object.fromEntries(searchParams));
    if (!/^\d{1,15}$/.test(story) || proof === null || !(await pages.mayPreview(proof))) return null;
    const { space_id, timestamp, token } = proof;
    return {
      story: Number(story),
      version: searchParams.get("_storyblok_version") === "published" ? "published" : "draft",
      release: /^[1-9]\d{0,14}$/.test(release) ? release : null,
      proof: { space_id: String(space_id), timestamp: String(timestamp), token },
      editors,
    };
  };
}
