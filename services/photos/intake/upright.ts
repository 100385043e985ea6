import type { Sharp } from "sharp";
import type { Orientation } from "../../../print/jpeg/exif-orientation.ts";

/** Turns clockwise in degrees, then mirrors left and right: Exif 2.32, tag 0x0112. */
const turns: Readonly<Record<Orientation, readonly [degrees: 0 | 90 | 180 | 270, mirrored: boolean]>> = {
  1: [0, false],
  2: [0, true],
  3: [180, false],
  4: [180, true],
  5: [90, true],
  6: [90, false],
  7: [270, true],
  8: [270, false],
};

/** Turns a stored picture so that people see it as the camera was held. */
export function upright(picture: Sharp, orientation: Orientation): Sharp {
  const [degrees, mirrored] = turns[orientation];
  const turned = degrees === 0 ? picture : picture.rotate(degrees);
  if (!mirrored) return turned;
  // sharp mirrors before it turns: by a quarter turn, upside down becomes left and right
  return degrees === 90 || degrees === 270 ? turned.flip() : turned.flop();
}
