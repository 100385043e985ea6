/**
 * Makes the pictures of the brand in `web/public/`: icons of the tab, word marks, badges, pictures for social media and
 * heads of mails. `node demo/make-art/make-brand.ts`
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import {
  badge,
  badges,
  type Channel,
  homeScreenIcon,
  mailHeader,
  socialSize,
  socialTemplate,
  tabIcon,
  type Word,
  wordmark,
} from "./brand.ts";
import { iconFile } from "./icon-file.ts";

const house = join(import.meta.dirname, "../..");
const shown = join(house, "web/public");
const words: Readonly<Record<Channel, string>> = { poster: "passepartout", card: "passepartout-cards" };
const photographs: Readonly<Record<Channel, string>> = { poster: "room-hero", card: "card-envelope" };

async function readWord(channel: Channel): Promise<Word> {
  const text = await readFile(join(import.meta.dirname, `words/${words[channel]}.svg`), "utf8");
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(text) ?? [];
  return { width: Number(width), height: Number(height), path: / d="([^"]+)"/.exec(text)?.[1] ?? "" };
}
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * Math.max(1, size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

async function tabIcons(): Promise<void> {
  const sizes = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(tabIcon(size), size) })));
  await writeFile(join(shown, "favicon.ico"), iconFile(sizes));
  await writeFile(join(shown, "apple-touch-icon.png"), await png(homeScreenIcon(), 180));
  for (const size of [192, 512]) await writeFile(join(shown, `icon-${size}.png`), await png(homeScreenIcon(), size));
}

/** The photograph fills the right of the picture, the template lies over it. */
async function socialPicture(channel: Channel, word: Word): Promise<Buffer> {
  const left = 524;
  const photograph = await sharp(join(house, `demo/pictures/${photographs[channel]}.webp`))
    .resize(socialSize.width - left, socialSize.height, { position: channel === "poster" ? "right" : "centre" })
    .toBuffer();
  return sharp({ create: { ...socialSize, channels: 3, background: "#fff" } })
    .composite([
      { input: photograph, left, top: 0 },
      { input: Buffer.from(socialTemplate(channel, word)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

for (const folder of ["brand", "badges", "social", "mail"]) await mkdir(join(shown, folder), { recursive: true });
await tabIcons();
for (const [name, icon] of Object.entries(badges)) await writeFile(join(shown, `badges/${name}.svg`), badge(icon));
for (const channel of ["poster", "card"] as const) {
  const word = await readWord(channel);
  await writeFile(join(shown, `brand/wordmark-${channel}.svg`), `${wordmark(channel, word)}\n`);
  await writeFile(join(shown, `brand/wordmark-${channel}-light.svg`), `${wordmark(channel, word, "#faf8f4")}\n`);
  await writeFile(join(shown, `social/template-${channel}.svg`), `${socialTemplate(channel, word)}\n`);
  await writeFile(join(shown, `social/${channel}.jpg`), await socialPicture(channel, word));
  const head = sharp(Buffer.from(mailHeader(channel, word)));
  await writeFile(join(shown, `mail/header-${channel}.png`), await head.png({ palette: true }).toBuffer());
}
