import { failed, type Outcome } from "../../core/outcome.ts";
import { flatItems, type ScenePage } from "../../design/scene.ts";
import { textsOf } from "../../design/text/load-fonts.ts";
import type { PicturedPage } from "../designs/service.ts";
import type { PageDrawer } from "./drawing/page-drawer.ts";
import type { PageJob } from "./drawing/page-job.ts";

/** A small picture of a photo, upright and in sRGB; null when it is gone. */
export type PhotoCopies = (photoId: string) => Promise<Uint8Array | null>;

/** `busy`: too many others are being drawn. */
export type DrawnSide = Outcome<Uint8Array, "not-found" | "busy">;

interface Drawn {
  readonly picture: DrawnSide;
  /** Every photo was there. */
  readonly complete: boolean;
}

interface SideToDraw extends Pick<PicturedPage, "page" | "surface"> {
  readonly photos: PhotoCopies;
  readonly picture?: PageJob["picture"];
}

/** One side of a design as a picture, drawn outside this process; its photos are fetched once its turn has come. */
export async function drawSide(
  drawer: Pick<PageDrawer, "draw">,
  { page, surface, photos, picture }: SideToDraw,
): Promise<Drawn> {
  let complete = true;
  const job = async (): Promise<PageJob> => {
    const surfaces = surface ? [surface] : [];
    const shown = new Map<string, Uint8Array>();
    for (const id of photosOn(page)) {
      const photo = await photos(id);
      if (photo) shown.set(id, photo);
      else complete = false;
    }
    return { page, texts: textsOf({ surfaces }), photos: shown, ...(picture && { picture }) };
  };
  const drawn = await drawer.draw(job);
  return { picture: drawn.ok ? drawn : failed(drawn.error === "busy" ? "busy" : "not-found"), complete };
}

export const photosOn = ({ items }: ScenePage): ReadonlySet<string> =>
  new Set([...flatItems(items)].flatMap((item) => (item.type === "image" ? [item.photo] : [])));
