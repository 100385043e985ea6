import { fails, type Rule } from "../rule.ts";

/** The intent's profile is an output profile of as many inks as it says, and the very one of the print house. */
export const intentProfile: Rule = {
  key: "intent-profile",
  check({ intents }, { intent: wanted }) {
    const profile = intents.find(({ subtype }) => subtype === "GTS_PDFX")?.profile;
    if (!profile) return [];
    const { header, components, sha256, bytes } = profile;
    if (!header) return [fails("no-profile-data")];
    const found = header.profileClass === "prtr" ? [] : [fails("class", { found: header.profileClass })];
    if (header.components !== components || components !== wanted.components) {
      found.push(
        fails("components", { says: components ?? 0, profile: header.components ?? 0, wanted: wanted.components }),
      );
    }
    if (header.size !== bytes) found.push(fails("cut", { says: header.size, found: bytes }));
    if (sha256 !== wanted.profileSha256) found.push(fails("other", { sha256, wanted: wanted.profileSha256 }));
    return found;
  },
};
