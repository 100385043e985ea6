import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Plate } from "../../design/scene.ts";
import type { PartnerSetting } from "../partner-setting.ts";
import { type Pdf, reference, thousandths } from "../pdf/syntax.ts";
import type { ColourSpaces } from "./colour-spaces.ts";
import type { PdfxFailure } from "./failure.ts";
import { inkName, isPlateName, plateLab } from "./plates.ts";
import type { Resources } from "./resources.ts";
import type { Separations } from "./separations.ts";

/** Sets the fill colour of what follows. Works for one partner and one intent. */
export interface Inks {
  /** Flat colour of an area. */
  area(colour: string, plate: Plate | undefined, page: Resources): Promise<Outcome<Pdf, PdfxFailure>>;
  /** Colour of type; pure black may be 100 % black ink that overprints, so that small letters need no register. */
  type(colour: string, plate: Plate | undefined, page: Resources): Promise<Outcome<Pdf, PdfxFailure>>;
}

export function inks(
  partner: PartnerSetting,
  spaces: ColourSpaces,
  plates: Separations,
  intentComponents: number,
): Inks {
  const overprinting = async (page: Resources) => `${page.use("ExtGState", reference(await plates.overprint()))} gs`;

  const onPlate = async (plate: Plate, page: Resources): Promise<Outcome<Pdf, PdfxFailure>> => {
    if (!isPlateName(plate)) return failed({ reason: "plate-unknown", plate });
    const space = page.use(
      "ColorSpace",
      reference(await plates.space(inkName(plate, partner.plates), plateLab[plate])),
    );
    return done(`${await overprinting(page)} ${space} cs 1 scn`);
  };

  const process = async (colour: string, page: Resources): Promise<Pdf> =>
    `${page.use("ColorSpace", await spaces.srgb())} cs ${channels(colour)} scn`;

  return {
    async area(colour, plate, page) {
      return plate === undefined ? done(await process(colour, page)) : onPlate(plate, page);
    },
    async type(colour, plate, page) {
      if (plate !== undefined) return onPlate(plate, page);
      const pureBlack = colour === "#000000" && intentComponents === 4 && partner.blackText === "overprint-100k";
      return done(pureBlack ? `${await overprinting(page)} 0 0 0 1 k` : await process(colour, page));
    },
  };
}

/** "#1a2b3c" as three shares with three decimals; 256 steps stay distinct. */
function channels(colour: string): Pdf {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255]
    .map((part) => thousandths(Math.round((part * 1000) / 255)))
    .join(" ");
}
