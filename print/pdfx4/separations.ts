import { array, dictionary, name, type Pdf, type Ref } from "../pdf/syntax.ts";
import type { PdfWriter } from "../pdf/writer.ts";

/** Separation colour spaces (ISO 32000-1, 8.6.6.4), each written once per file. */
export interface Separations {
  /** `ink` as the print house calls it, viewed as this Lab colour. */
  space(ink: string, lab: readonly [number, number, number]): Promise<Ref>;
  /** Graphics state in which plates are laid on top of the print instead of knocking it out. */
  overprint(): Promise<Ref>;
}

const LAB = array(["/Lab", dictionary({ WhitePoint: "[.9642 1 .8249]", Range: "[-128 127 -128 127]" })]);

export function separations(writer: PdfWriter): Separations {
  const spaces = new Map<string, Ref>();
  let overprint: Ref | null = null;
  return {
    async space(ink, lab) {
      const known = spaces.get(ink);
      if (known) return known;
      const ref = writer.reserve();
      spaces.set(ink, ref);
      const tint = dictionary({
        FunctionType: "2",
        Domain: "[0 1]",
        C0: "[100 0 0]",
        C1: array(lab.map(String)),
        N: "1",
      });
      return writer.object(ref, array(["/Separation", name(ink), LAB, tint]));
    },
    async overprint() {
      overprint ??= await writer.object(writer.reserve(), overprintState());
      return overprint;
    },
  };
}

function overprintState(): Pdf {
  return dictionary({ Type: "/ExtGState", OP: "true", op: "true", OPM: "1" });
}

/** Registration: prints on every plate, for marks only. */
export const registration = { ink: "All", lab: [0, 0, 0] } as const;
