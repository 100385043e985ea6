import { compile } from "../../../design/compile.ts";
import type { KindSpace } from "../../kind-page.ts";
import { blankDesign } from "../blank-design.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";
import { surfaces as layoutsOf } from "../surfaces.ts";
import { surroundings } from "../surroundings.ts";

/** A design of one photo for the piece, as it would be built in the designer. */
export const space: KindSpace<PhotoFrameConfiguration, Release> = {
  contents(configuration, release, photo) {
    const [layout] = layoutsOf({ configuration }, release);
    const surfaces = blankDesign(configuration).surfaces.map((surface) => ({
      ...surface,
      elements: surface.elements.map((one) => (one.type === "photo" ? { ...one, photo: photo.id } : one)),
    }));
    const page = layout && compile({ photos: [{ ...photo, name: "" }], surfaces }, [layout]).scene.pages[0];
    return layout && page ? { page, layout, surroundings: surroundings(configuration, release) } : null;
  },
};
