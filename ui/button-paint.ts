/** Colours and styles of the buttons that editors place (specification section 3, content and presentation). */
export const buttonColours = [
  "black",
  "blue",
  "cool-gray",
  "dirty-white",
  "green",
  "orange",
  "pink",
  "red",
  "smashy1",
  "smashy2",
  "white",
  "yellow",
] as const;
export type ButtonColour = (typeof buttonColours)[number];

/** Filled, only an edge, or on a light ground. */
export const buttonStyles = ["primary", "primary-ghost", "secondary"] as const;
export type ButtonStyle = (typeof buttonStyles)[number];

export interface ButtonPaint {
  readonly colour: ButtonColour;
  readonly style: ButtonStyle;
}
