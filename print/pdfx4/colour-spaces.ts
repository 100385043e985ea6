import { createHash } from "node:crypto";
import { array, type Pdf, type Ref, reference } from "../pdf/syntax.ts";
import type { PdfWriter } from "../pdf/writer.ts";
import type { PhotoColour } from "../photo-source.ts";
import type { AssumedProfiles } from "../profiles/bundled.ts";
import { usableProfile } from "../profiles/icc-header.ts";

/** The colour spaces of one file; each distinct profile is embedded once, when it is first needed. */
export interface ColourSpaces {
  /** The output intent's profile as a stream, for `DestOutputProfile`. */
  readonly intentProfile: Ref;
  srgb(): Promise<Pdf>;
  /**
   * Colour space of a photo: its own profile, else that assumed for untagged photos. CMYK without a profile or with the
   * intent's is DeviceCMYK (ISO 15930-7 forbids tagging it). Null for CMYK under another intent.
   */
  photo(colour: PhotoColour): Promise<Pdf | null>;
}

export interface IntentProfile {
  readonly bytes: Uint8Array;
  readonly components: 1 | 3 | 4;
}

export async function colourSpaces(
  writer: PdfWriter,
  intent: IntentProfile,
  assumed: AssumedProfiles,
): Promise<ColourSpaces> {
  const embedded = new Map<string, Ref>();
  const embed = async (profile: Uint8Array, components: number, key = digest(profile)): Promise<Ref> => {
    const known = embedded.get(key);
    if (known) return known;
    const ref = writer.reserve();
    embedded.set(key, ref);
    // Profiles hardly shrink: a quarter of the megabyte of a press profile is not worth 40 ms of every file.
    return writer.stream(ref, { N: String(components) }, profile, { plain: true });
  };
  const tagged = async (profile: Uint8Array, components: number): Promise<Pdf> =>
    array(["/ICCBased", reference(await embed(profile, components))]);
  const intentKey = digest(intent.bytes);
  return {
    intentProfile: await embed(intent.bytes, intent.components, intentKey),
    srgb: () => tagged(assumed.rgb, 3),
    async photo({ components, icc }) {
      const own = usableProfile(icc, components);
      if (components !== 4) return tagged(own ?? (components === 1 ? assumed.grey : assumed.rgb), components);
      if (own && digest(own) !== intentKey) return tagged(own, 4);
      return intent.components === 4 ? "/DeviceCMYK" : null;
    },
  };
}

function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
