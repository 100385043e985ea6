import type { Unit } from "../../core/locale.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { formatGroups } from "./formats.ts";
import type { Release } from "./release.ts";
import { settle } from "./settle.ts";

/** A material in a listed format, without frame and with every option at its default: what teasers and tables show. */
const plain = (materialType: string, format: PhotoFrameConfiguration["format"]): PhotoFrameConfiguration => ({
  materialType,
  format,
  frameType: null,
  matSize: 0,
  matType: "mat-none",
  optionTypes: {},
});

/** Every material in every listed format, with its defaults as links and designers contain them. */
export const listed = (release: Release, unit: Unit): readonly PhotoFrameConfiguration[] =>
  release.materials.flatMap((material) =>
    formatGroups(release, material, unit).flatMap(({ formats }) =>
      formats.map((format) => settle(plain(material.key, format), release, unit).configuration),
    ),
  );
