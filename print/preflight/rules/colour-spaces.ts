import type { ColourFacts } from "../inspection.ts";
import { type Finding, fails, type Rule } from "../rule.ts";

/**
 * Colours mean what they say: device colours only those of the intent, all others with a profile that fits, and never
 * the intent's own CMYK as a tagged one (ISO 15930-7, 6.2.4).
 */
export const colourSpaces: Rule = {
  key: "colour-spaces",
  check({ pages, images, intents }) {
    const intent = intents.find(({ subtype }) => subtype === "GTS_PDFX")?.profile ?? null;
    const judge = (space: ColourFacts | null) =>
      spaceFault(space, intent?.header?.colourSpace ?? null, intent?.sha256 ?? null);
    const found = new Map<string, Finding>();
    const note = (fault: Fault | null, place: Finding["place"]) => {
      if (fault && !found.has(fault.what + fault.space))
        found.set(fault.what + fault.space, fails(fault.what, { space: fault.space }, place));
    };
    for (const [index, page] of pages.entries()) {
      for (const space of page.groupSpaces) note(judge(space), { page: index + 1 });
      for (const mark of page.marks) if (mark.kind !== "image") note(judge(mark.colour.space), { page: index + 1 });
    }
    for (const [object, image] of images) note(judge(image.space), { object: `${object} 0 R` });
    return [...found.values()];
  },
};

interface Fault {
  readonly what: string;
  readonly space: string;
}

const families: Readonly<Record<string, readonly string[]>> = {
  DeviceRGB: ["RGB "],
  DeviceCMYK: ["CMYK"],
  DeviceGray: ["GRAY", "CMYK"],
};

const calibrated = ["CalGray", "CalRGB", "Lab"];

function spaceFault(space: ColourFacts | null, intent: string | null, intentSha256: string | null): Fault | null {
  if (!space) return null;
  const { kind, base, profile } = space;
  const fault = (what: string): Fault => ({ what, space: kind });
  const device = families[kind];
  if (device) return intent !== null && device.includes(intent) ? null : fault("device");
  if (kind === "ICCBased") {
    if (!profile?.header) return fault("no-profile");
    if (profile.header.components !== profile.components) return fault("components");
    return profile.header.colourSpace === "CMYK" && profile.sha256 === intentSha256 ? fault("tagged-intent") : null;
  }
  if (kind === "Indexed" || kind === "Separation" || kind === "DeviceN") {
    return base ? spaceFault(base, intent, intentSha256) : fault("no-base");
  }
  if (kind === "Pattern") return spaceFault(base, intent, intentSha256);
  return calibrated.includes(kind) ? null : fault("unknown");
}
