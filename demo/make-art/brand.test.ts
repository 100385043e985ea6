import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { mark } from "../../ui/mark.ts";
import { badge, badges, channelColours, socialSize } from "./brand.ts";

const house = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const text = (path: string) => readFileSync(house(path), "utf8");

describe("the pictures of the brand", () => {
  it.each(Object.entries(badges))("hold the icon as it is drawn today: %s", (name, icon) => {
    expect(text(`web/public/badges/${name}.svg`)).toBe(badge(icon));
  });

  it.each([
    "web/public/favicon.svg",
    "web/public/logo.svg",
    "web/public/brand/wordmark-poster.svg",
    "web/public/brand/wordmark-card.svg",
  ])("show the mark that the shop's header shows: %s", (path) => {
    expect(text(path)).toContain(`d="${mark.edges}"`);
    expect(text(path)).toContain(`d="${mark.mitres}"`);
  });

  it("use the colours of the channels", () => {
    const tokens = text("ui/styles/tokens.css").toLowerCase();
    const [poster = "", card = ""] = tokens.split('[data-channel="card"]');
    for (const colour of Object.values(channelColours.poster)) expect(poster).toContain(colour);
    for (const colour of Object.values(channelColours.card)) expect(card).toContain(colour);
  });

  it.each(["poster", "card"])("fill what social media show, and weigh little: %s", async (channel) => {
    const file = house(`web/public/social/${channel}.jpg`);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ ...socialSize, format: "jpeg" });
    expect(readFileSync(file).length).toBeLessThan(120_000);
  });

  it.each(["poster", "card"])("are sharp in mails on fine screens: %s", async (channel) => {
    const { width, height } = await sharp(house(`web/public/mail/header-${channel}.png`)).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 192 });
  });
});

it("the icon of the tab holds 16, 32 and 48 pixels, each where its entry says", async () => {
  const file = readFileSync(house("web/public/favicon.ico"));
  const found = [];
  for (let index = 0; index < file.readUInt16LE(4); index++) {
    const entry = 6 + 16 * index;
    const offset = file.readUInt32LE(entry + 12);
    const { width, format } = await sharp(file.subarray(offset, offset + file.readUInt32LE(entry + 8))).metadata();
    expect(width).toBe(file.readUInt8(entry));
    found.push({ width, format });
  }
  expect(found.map(({ width }) => width)).toEqual([16, 32, 48]);
  expect(new Set(found.map(({ format }) => format))).toEqual(new Set(["png"]));
});
