import { describe, expect, test } from "vitest";
import { readPartnerSettings } from "./partner-setting.ts";
import { defaultPartner, ProfileMissing, partnerFor } from "./production-partner.ts";

async function partners(...wanted: readonly (readonly [key: string, ...roles: string[]])[]) {
  const { setting } = await defaultPartner();
  return readPartnerSettings(wanted.map(([key, ...roles]) => ({ ...setting, key, roles })));
}

const keyOf = async (role: string, settings: Awaited<ReturnType<typeof partners>>) =>
  (await partnerFor(role, settings)).setting.key;

describe("partner of a role", () => {
  test("is the one of a fresh install, while no other is set up", async () => {
    expect(await partnerFor("press")).toEqual(await defaultPartner());
    expect(await keyOf("lab", await partners(["cards", "press"]))).toBe("default");
  });

  test("is the first that names it, before one that takes all", async () => {
    const settings = await partners(
      ["house", "*"],
      ["cards", "press", "envelopes"],
      ["other", "press"],
      ["lab", "lab"],
    );
    expect(await keyOf("press", settings)).toBe("cards");
    expect(await keyOf("envelopes", settings)).toBe("cards");
    expect(await keyOf("lab", settings)).toBe("lab");
    expect(await keyOf("mugs", settings)).toBe("house");
  });

  test("needs its profile", async () => {
    const settings = await partners(["house", "*"]);
    await expect(partnerFor("press", settings, async () => null)).rejects.toThrow(ProfileMissing);
    await expect(partnerFor("press", settings, async () => new Uint8Array(9))).rejects.toThrow(ProfileMissing);
  });
});

describe("settings", () => {
  test("are refused with an unknown wish, without a role, or with a key twice", async () => {
    const { setting } = await defaultPartner();
    expect(() => readPartnerSettings([{ ...setting, colour: "red" }])).toThrow();
    expect(() => readPartnerSettings([{ ...setting, roles: [] }])).toThrow();
    expect(() => readPartnerSettings([setting, setting])).toThrow("same key");
  });
});
