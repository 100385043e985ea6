import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Plate } from "../../design/plate.ts";
import type { SceneGlyphs } from "../../design/scene.ts";
import type { PdfxFailure } from "../failure.ts";
import type { PartnerSetting } from "../partner-setting.ts";
import { type Pdf, reference, thousandths } from "../pdf/syntax.ts";
import type { ColourSpaces } from "./colour-spaces.ts";
import { inkName, isPlate, plateLab } from "./plates.ts";
import type { Resources } from "./resources.ts";
import type { Separations } from "./separations.ts";

/** Sets the colour of what follows. Works for one partner and one intent. */
export interface Inks {
  /** Blending space of transparency: the intent's own inks, which ISO 15930-7 allows without a profile. */
  readonly blendingSpace: Pdf;
  /** Flat colour of an area. */
  area(colour: string, plate: Plate | undefined, page: Resources): Promise<Outcome<Pdf, PdfxFailure>>;
  /** Colour of a line. */
  line(colour: string, plate: Plate | undefined, page: Resources): Promise<Outcome<Pdf, PdfxFailure>>;
  /**
   * Colour of type. Pure black may be 100 % black ink, so that small letters need no register; it overprints unless it
   * is `veiled` by something transparent.
   */
  type(
    type: Pick<SceneGlyphs, "colour" | "plate">,
    page: Resources,
    veiled: boolean,
  ): Promise<Outcome<Pdf, PdfxFailure>>;
}

export function inks(
  partner: PartnerSetting,
  spaces: ColourSpaces,
  plates: Separations,
  intentComponents: 1 | 3 | 4,
): Inks {
  const overprinting = async (page: Resources) => `${page.use("ExtGState", reference(await plates.overprint()))} gs`;

  const onPlate = async (
    plate: Plate,
    page: Resources,
    { space: choose, colour: set }: Operators,
  ): Promise<Outcome<Pdf, PdfxFailure>> => {
    if (!isPlate(plate)) return failed({ reason: "plate-unknown", plate });
    const ink = reference(await plates.space(inkName(plate, partner.plates), plateLab[plate]));
    return done(`${await overprinting(page)} ${page.use("ColorSpace", ink)} ${choose} 1 ${set}`);
  };

  const process = async (colour: string, page: Resources, { space, colour: set }: Operators): Promise<Pdf> =>
    `${page.use("ColorSpace", await spaces.srgb())} ${space} ${channels(colour)} ${set}`;

  const flat = async (colour: string, plate: Plate | undefined, page: Resources, operators: Operators) =>
    plate === undefined ? done(await process(colour, page, operators)) : onPlate(plate, page, operators);

  return {
    blendingSpace: deviceSpaces[intentComponents],
    area: (colour, plate, page) => flat(colour, plate, page, filling),
    line: (colour, plate, page) => flat(colour, plate, page, stroking),
    async type({ colour, plate }, page, veiled) {
      const pureBlack = colour === "#000000" && intentComponents === 4 && partner.blackText === "overprint-100k";
      if (plate === undefined && pureBlack) return done(veiled ? BLACK : `${await overprinting(page)} ${BLACK}`);
      return flat(colour, plate, page, filling);
    },
  };
}

const BLACK = "0 0 0 1 k";

interface Operators {
  readonly space: "cs" | "CS";
  readonly colour: "scn" | "SCN";
}

const filling: Operators = { space: "cs", colour: "scn" };
const stroking: Operators = { space: "CS", colour: "SCN" };

const deviceSpaces = { 1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK" } as const;

/** "#1a2b3c" as three shares with three decimals; 256 steps stay distinct. */
function channels(colour: string): Pdf {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255]
    .map((part) => thousandths(Math.round((part * 1000) / 255)))
    .join(" ");
}
