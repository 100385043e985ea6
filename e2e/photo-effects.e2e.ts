import { expect, test } from "@playwright/test";
import sharp from "sharp";
import type { PhotoEffect } from "../design/document.ts";
import { applyEffect, effectTables, noEffect } from "../design/photo-effect.ts";
import { effectStages, type FilterStage } from "../web/scene/drawing/effect-filter.ts";

const EDGE = 64;
/** 4,096 colours: every sixteenth of each channel. */
const colours = Uint8Array.from({ length: EDGE * EDGE * 3 }, (_, at) => {
  const pixel = Math.floor(at / 3);
  return 17 * ((pixel >> (4 * (at % 3))) & 15);
});

const markup = (stage: FilterStage) =>
  stage.type === "matrix"
    ? `<feColorMatrix type="matrix" values="${stage.values}"/>`
    : `<feComponentTransfer><feFuncR type="table" tableValues="${stage.red}"/><feFuncG type="table" tableValues="${stage.green}"/><feFuncB type="table" tableValues="${stage.blue}"/></feComponentTransfer>`;

const effects: readonly PhotoEffect[] = [
  { ...noEffect, light: 40, contrast: -30, warmth: 60 },
  { ...noEffect, tone: "black-and-white" },
  { tone: "sepia", light: -20, contrast: 80, warmth: -50 },
];

/** What the stage shows is what is printed: a browser's filter against the integers of print, colour by colour. */
for (const effect of effects) {
  test(`a photo with ${JSON.stringify(effect)} is shown as it is printed`, async ({ page }) => {
    const photo = await sharp(colours, { raw: { width: EDGE, height: EDGE, channels: 3 } })
      .png()
      .toBuffer();
    await page.setContent(
      `<body style="margin:0"><svg width="0" height="0" style="position:absolute"><filter id="f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${effectStages(effect).map(markup).join("")}</filter></svg>
      <img style="display:block;filter:url('#f')" src="data:image/png;base64,${photo.toString("base64")}">`,
    );
    const shot = await page.locator("img").screenshot();
    const shown = await sharp(shot).removeAlpha().raw().toBuffer();
    const printed = Uint8Array.from(colours);
    applyEffect(printed, 3, effectTables(effect));
    expect(Math.max(...shown.map((value, at) => Math.abs(value - (printed[at] as number))))).toBeLessThanOrEqual(1);
  });
}
