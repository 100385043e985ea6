import type { DesignDocument, DesignPhoto } from "./document.ts";
import type { Size } from "./geometry.ts";
import type { ResolutionBands, SurfaceLayout } from "./layout.ts";
import { flatItems, type Scene, type SceneImage, type ScenePage } from "./scene.ts";

/** Sharpness of a placed photo, worst last. `refuse`: it cannot be ordered. */
export type Verdict = "good" | "fair" | "warn" | "refuse";

export interface PhotoResolution {
  readonly surface: string;
  readonly element: string;
  readonly photo: string;
  /** Effective dots per inch at print size, of the weaker axis, rounded. */
  readonly dpi: number;
  readonly verdict: Verdict;
  /**
   * Largest trim size in µm at which photo and crop reach the `fair` band, which suffices at viewing distance. The
   * bands are those of the present size; larger sizes have looser ones, so it never promises too much.
   */
  readonly sharpUpTo: Size;
}

/** Judges every drawn photo, in drawing order. The pages must be compiled from this design and these layouts. */
export function judgeResolution(
  document: Pick<DesignDocument, "photos">,
  layouts: readonly SurfaceLayout[],
  { pages }: Pick<Scene, "pages">,
): readonly PhotoResolution[] {
  const photos = new Map(document.photos.map((photo) => [photo.id, photo]));
  const byName = new Map(layouts.map((layout) => [layout.surface, layout]));
  return pages.flatMap((page) => {
    const layout = byName.get(page.surface);
    return layout ? judgePage(page, layout, photos) : [];
  });
}

/** Judges the photos of one page. */
export function judgePage(
  page: Pick<ScenePage, "items">,
  layout: SurfaceLayout,
  photos: ReadonlyMap<string, DesignPhoto>,
): readonly PhotoResolution[] {
  // Reflections of an element are as sharp as itself; the element comes last.
  const elements = new Map<string, SceneImage>();
  for (const item of flatItems(page.items)) {
    if (item.type === "image" && item.element !== null) elements.set(item.element, item);
  }
  return [...elements].flatMap(([element, image]) => {
    const photo = photos.get(image.photo);
    return photo ? [judge(image, element, photo, layout)] : [];
  });
}

/** Whether a photo has too few pixels to be printed: such a design cannot be put into the basket or ordered. */
export const hasTooSmallPhoto = (resolution: readonly Pick<PhotoResolution, "verdict">[]): boolean =>
  resolution.some(({ verdict }) => verdict === "refuse");

function judge(image: SceneImage, element: string, photo: DesignPhoto, layout: SurfaceLayout): PhotoResolution {
  const exact = effectiveDpi(image, photo);
  const dpi = Math.round(exact);
  const scale = exact / layout.resolution.fair;
  return {
    surface: layout.surface,
    element,
    photo: photo.id,
    dpi,
    verdict: verdictOf(dpi, layout.resolution),
    sharpUpTo: { width: Math.floor(layout.trim.width * scale), height: Math.floor(layout.trim.height * scale) },
  };
}

const MICROMETRES_PER_INCH = 25_400;

/** Photo pixels per printed inch, the smaller of both axes; exact, not rounded. */
export function effectiveDpi({ matrix: [a, b, c, d] }: SceneImage, photo: Size): number {
  const across = photo.width / Math.sqrt(a * a + b * b);
  const down = photo.height / Math.sqrt(c * c + d * d);
  return Math.min(across, down) * MICROMETRES_PER_INCH;
}

/** Between `warnBelow` and `fair` nothing is said yet: that is still `fair`. */
export function verdictOf(dpi: number, bands: ResolutionBands): Verdict {
  if (dpi >= bands.good) return "good";
  if (dpi >= bands.warnBelow) return "fair";
  return dpi >= bands.refuseBelow ? "warn" : "refuse";
}
