import { readFileSync } from "node:fs";
import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { buttonColours, buttonStyles } from "./button-paint.ts";
import { PaintedButton, PaintedButtonLink } from "./painted-button.tsx";
import { channelColours, coloursOf, contrast } from "./styles/contrast.fixture.ts";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const css = read("painted-button.css");
const channels = channelColours(read("styles/tokens.css"));

it("there are the twelve colours and three styles of specification section 3 (core document, content and presentation)", () => {
  expect(buttonColours.join(", ")).toBe(
    "black, blue, cool-gray, dirty-white, green, orange, pink, red, smashy1, smashy2, white, yellow",
  );
  expect(buttonStyles.join(", ")).toBe("primary, primary-ghost, secondary");
});

describe.each(buttonColours)("a button in %s", (colour) => {
  const button = coloursOf(css, `.button-${colour} {`);

  it("can be read in each style, at rest and under the pointer (4.5:1)", () => {
    expect(contrast(button["button-on"], button["button-ground"]), "primary").toBeGreaterThanOrEqual(4.5);
    expect(contrast(button["button-on"], button["button-press"]), "primary, pressed").toBeGreaterThanOrEqual(4.5);
    expect(contrast(button["button-line"], button["button-wash"]), "secondary").toBeGreaterThanOrEqual(4.5);
    expect(contrast(button["button-line"], button["button-wash-press"]), "secondary, pressed").toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it.each(["poster", "card"] as const)(
    "can be read as a ghost, and its edge seen, on every ground of the %s channel",
    (channel) => {
      for (const ground of ["paper", "paper-2", "sheet"]) {
        const behind = channels[channel][ground];
        expect(contrast(button["button-line"], behind), `words on ${ground}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(button["button-edge"], behind), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it("differs from every other", () => {
    const others = buttonColours.filter((one) => one !== colour);
    const grounds = others.map((one) => coloursOf(css, `.button-${one} {`)["button-ground"]);
    expect(grounds).not.toContain(button["button-ground"]);
  });
});

it("what acts is painted in the accent of the card channel there, and can be read (4.5:1)", () => {
  const button = coloursOf(css, '[data-channel="card"] .button-blue {');
  const { accent, "accent-press": press, paper, sheet, "paper-2": tinted } = channels.card;
  expect(button).toMatchObject({ "button-ground": accent, "button-press": press, "button-line": accent });
  for (const ground of [button["button-wash"], button["button-wash-press"], paper, tinted, sheet]) {
    expect(contrast(button["button-line"], ground)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast("#ffffff", button["button-ground"])).toBeGreaterThanOrEqual(4.5);
  expect(contrast("#ffffff", button["button-press"])).toBeGreaterThanOrEqual(4.5);
});

it("a button that loads is disabled, keeps its focus, and shows a spinner with its own text (chrome document, section 4)", () => {
  const busy = html(
    <PaintedButton paint={{ colour: "green", style: "secondary" }} loading loadingText="Einen Moment">
      Weiter
    </PaintedButton>,
  );
  expect(busy).toContain('class="button button-paint button-paint-secondary button-green"');
  expect(busy).toContain('aria-disabled="true"');
  expect(busy).toContain("spinner");
  expect(busy).toContain("Einen Moment");
  expect(busy).not.toContain("Weiter");
});

it("one that goes somewhere is a link", () => {
  const link = html(
    <PaintedButtonLink paint={{ colour: "smashy1", style: "primary" }} href="/rahmen">
      Rahmen
    </PaintedButtonLink>,
  );
  expect(link).toBe('<a href="/rahmen" class="button button-paint button-smashy1">Rahmen</a>');
});
