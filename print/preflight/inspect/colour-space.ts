import { createHash } from "node:crypto";
import { iccHeader } from "../../profiles/icc-header.ts";
import type { ColourFacts, ProfileFacts } from "../inspection.ts";
import { dictionaryOf, isArray, isStream, nameOf, numberOf, type PdfObject } from "../reader/objects.ts";
import type { PdfFile } from "../reader/pdf-file.ts";

const plain = (kind: string): ColourFacts => ({ kind, inks: [], base: null, profile: null });
const DEPTH_LIMIT = 6;

/** The short names inline images may use. */
const abbreviations: Readonly<Record<string, string>> = {
  G: "DeviceGray",
  RGB: "DeviceRGB",
  CMYK: "DeviceCMYK",
  I: "Indexed",
};

/** Reads colour spaces of one file; profiles are read and digested once. */
export function colourSpaceReader(file: PdfFile) {
  const profiles = new Map<number, ProfileFacts | null>();

  const profile = async (object: PdfObject | undefined): Promise<ProfileFacts | null> => {
    const stream = await file.resolve(object);
    if (!isStream(stream)) return null;
    const known = profiles.get(stream.start);
    if (known !== undefined) return known;
    const data = await file.data(stream);
    const facts = data.ok
      ? {
          components: numberOf(await file.entry(stream.dictionary, "N")),
          header: iccHeader(data.value),
          sha256: createHash("sha256").update(data.value).digest("hex"),
          bytes: data.value.length,
        }
      : null;
    profiles.set(stream.start, facts);
    return facts;
  };

  const space = async (object: PdfObject | undefined, depth = 0): Promise<ColourFacts> => {
    const resolved = await file.resolve(object);
    const name = nameOf(resolved);
    if (name !== null) return plain(abbreviations[name] ?? name);
    if (!isArray(resolved) || depth > DEPTH_LIMIT) return plain("unknown");
    const family = nameOf(await file.resolve(resolved[0])) ?? "unknown";
    const kind = abbreviations[family] ?? family;
    const base = (at: number) => space(resolved[at], depth + 1);
    switch (kind) {
      case "ICCBased":
        return { ...plain(kind), profile: await profile(resolved[1]) };
      case "Indexed":
        return { ...plain(kind), base: await base(1) };
      case "Separation":
        return { ...plain(kind), inks: [nameOf(await file.resolve(resolved[1])) ?? ""], base: await base(2) };
      case "DeviceN":
        return { ...plain(kind), inks: await names(resolved[1]), base: await base(2) };
      case "Pattern":
        return { ...plain(kind), base: resolved.length > 1 ? await base(1) : null };
      default:
        return plain(kind);
    }
  };

  const names = async (object: PdfObject | undefined): Promise<readonly string[]> => {
    const list = await file.resolve(object);
    return isArray(list) ? list.slice(0, 32).map((item) => nameOf(item) ?? "") : [];
  };

  return {
    profile,
    /** A space as written in a dictionary or array. */
    space: (object: PdfObject | undefined) => space(object),
    /** A colour space by its name in content, from the page's resources; a default space replaces a device one. */
    async named(name: string, resources: PdfObject): Promise<ColourFacts> {
      const spaces = dictionaryOf(await file.entry(dictionaryOf(resources), "ColorSpace"));
      const device = abbreviations[name] ?? name;
      const stand = { DeviceGray: "DefaultGray", DeviceRGB: "DefaultRGB", DeviceCMYK: "DefaultCMYK" }[device];
      const given = spaces?.entries.get(stand ?? name);
      return given === undefined ? plain(device) : space(given);
    },
  };
}

export type ColourSpaceReader = ReturnType<typeof colourSpaceReader>;
