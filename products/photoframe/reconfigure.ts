import { type Format, micrometres } from "../../core/measure.ts";
import { configurationStep } from "../../design/apply-whole.ts";
import type { DesignDocument } from "../../design/document.ts";
import { surfaceOf } from "../../design/element-place.ts";
import type { Step } from "../../design/operation.ts";
import { movingSteps } from "../moved-element.ts";
import { blankFront } from "./blank-design.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { configurationSchema } from "./configuration-schema.ts";
import { FRONT } from "./surfaces.ts";

/**
 * The same design under a new configuration. Photo and crop stay, because placements hold no millimetres; texts keep
 * their relative centre and scale with the lesser change of the sides. A design that becomes a frame keeps its side.
 */
export function reconfigure(design: DesignDocument, configuration: PhotoFrameConfiguration): readonly Step[] {
  const before = configurationSchema.parse(design.configuration).format;
  const front = surfaceOf(design, FRONT);
  const change = configurationStep(design.configuration, configuration);
  return [
    ...(change ? [change] : []),
    ...(front || configuration.materialType === null ? [] : [{ type: "addSurface", surface: blankFront } as const]),
    ...(front?.elements ?? []).flatMap((element) => movingSteps(element, trimOf(before), trimOf(configuration.format))),
  ];
}

const trimOf = ({ width, height }: Format) => ({ width: micrometres(width), height: micrometres(height) });
