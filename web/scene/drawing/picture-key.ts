import type { SceneImage } from "../../../design/scene.ts";
import { effectName } from "./effect-filter.ts";

/** What a photo with its effect is called among the pictures of a page (`draw-page.ts`). */
export const pictureKey = ({ photo, effect }: Pick<SceneImage, "photo" | "effect">): string =>
  effect ? `${photo} ${effectName(effect)}` : photo;
