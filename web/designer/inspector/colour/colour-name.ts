/** What a colour is called: a hue, and how light it is where that needs saying. */
export interface ColourName {
  readonly hue: Hue;
  readonly tone: "light" | "plain" | "dark";
}

export type Hue = (typeof wheel)[number]["hue"] | "brown" | "black" | "grey" | "white";

/** Where on the colour wheel a hue ends, degrees. */
const wheel = [
  { to: 15, hue: "red" },
  { to: 42, hue: "orange" },
  { to: 68, hue: "yellow" },
  { to: 165, hue: "green" },
  { to: 195, hue: "turquoise" },
  { to: 255, hue: "blue" },
  { to: 292, hue: "violet" },
  { to: 345, hue: "pink" },
  { to: 360, hue: "red" },
] as const;

/** @param colour "#rrggbb" */
export function colourName(colour: string): ColourName {
  const { degrees, chroma, lightness } = measured(colour);
  if (lightness < 0.08) return { hue: "black", tone: "plain" };
  if (lightness > 0.97) return { hue: "white", tone: "plain" };
  const tone = toneOf(lightness);
  if (chroma < 0.09) return { hue: "grey", tone };
  if (degrees >= 15 && degrees < 50 && lightness < 0.4)
    return { hue: "brown", tone: lightness < 0.22 ? "dark" : "plain" };
  return { hue: wheel.find(({ to }) => degrees < to)?.hue ?? "red", tone };
}

function toneOf(lightness: number): ColourName["tone"] {
  if (lightness < 0.3) return "dark";
  return lightness > 0.72 ? "light" : "plain";
}

function measured(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const chroma = most - least;
  return {
    degrees: chroma === 0 ? 0 : degreesOf(red, green, blue, chroma, most),
    chroma,
    lightness: (most + least) / 2,
  };
}

function degreesOf(red: number, green: number, blue: number, chroma: number, most: number): number {
  if (most === red) return (60 * ((green - blue) / chroma) + 360) % 360;
  return most === green ? 60 * ((blue - red) / chroma) + 120 : 60 * ((red - green) / chroma) + 240;
}
