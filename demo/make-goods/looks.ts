import type { Pairing, Palette } from "../../design/template/template.ts";

const palette = (
  key: string,
  family: string,
  colours: readonly [paper: string, ink: string, accent: string, soft: string, deep: string],
): Palette => {
  const [paper, ink, accent, soft, deep] = colours;
  return { key, family, colours: { paper, ink, accent, soft, deep } };
};

/** Paper, ink, accent, soft, deep. */
export const palettes: readonly Palette[] = [
  palette("sage", "green", ["#fbfaf5", "#2c3329", "#58704f", "#e2e8da", "#3b4d3d"]),
  palette("forest", "green", ["#f8f6ee", "#1f2a22", "#3c6046", "#dbe3d4", "#1f3a2a"]),
  palette("mint", "green", ["#f6fbf8", "#1f3530", "#2b7765", "#d3ebe2", "#1f5549"]),
  palette("olive", "green", ["#faf8ee", "#31301f", "#6b6a2c", "#e7e5c9", "#46461f"]),
  palette("blush", "pink", ["#fdf8f5", "#3a2a28", "#a95650", "#f5ded6", "#7c3f3d"]),
  palette("berry", "pink", ["#fdf7f8", "#35202a", "#9c2f57", "#f2d7e0", "#651f3b"]),
  palette("rosewood", "red", ["#fbf5f2", "#311c1c", "#9b3b36", "#efd6cf", "#5f1f22"]),
  palette("cherry", "red", ["#fffaf6", "#2e1a17", "#b3261e", "#f7dcd2", "#7a1712"]),
  palette("clay", "orange", ["#fbf6ee", "#2a2320", "#a8442a", "#f0dcca", "#6e2f1f"]),
  palette("coral", "orange", ["#fff8f4", "#33231f", "#bd4630", "#fbdacb", "#8a3322"]),
  palette("sunshine", "yellow", ["#fffaf0", "#33290f", "#94600a", "#fae7b6", "#704805"]),
  palette("navy", "blue", ["#f8f8f5", "#1c2740", "#2f4a7c", "#dde4ee", "#1d2c4d"]),
  palette("sky", "blue", ["#f7fafb", "#20323b", "#35728a", "#d8e8ee", "#26515f"]),
  palette("night", "blue", ["#f8f5ec", "#1b2036", "#7d6224", "#e9e3d0", "#161d38"]),
  palette("lavender", "purple", ["#faf8fc", "#2f2838", "#6d5a94", "#e6dff0", "#4b3d69"]),
  palette("plum", "purple", ["#faf6f8", "#2c1d2c", "#7a3a6c", "#ecdbe8", "#4a2144"]),
  palette("cream", "cream", ["#fbf6ea", "#33291d", "#80602f", "#efe3c8", "#54432a"]),
  palette("kraft", "brown", ["#f4ecdf", "#33271b", "#7d4f2c", "#e3d3b8", "#4d3522"]),
  palette("white", "white", ["#ffffff", "#1f1f1f", "#5b5b58", "#f0efec", "#2a2a2a"]),
  palette("charcoal", "black", ["#f5f3ee", "#1d1c1b", "#5a5048", "#e2ddd4", "#232220"]),
  palette("stone", "grey", ["#f9f9f7", "#2b2d30", "#62676d", "#e6e7e7", "#3b3f44"]),
];

const regular = "instrument-sans-regular";
const italic = "newsreader-display-italic";
const serif = "newsreader-display-regular";

export const pairings: readonly Pairing[] = [
  { key: "classic", display: serif, body: regular, emphasis: italic },
  { key: "italic", display: italic, body: serif, emphasis: italic },
  { key: "book", display: serif, body: serif, emphasis: italic },
  { key: "grotesque", display: "bricolage-grotesque-semibold", body: regular, emphasis: "instrument-sans-semibold" },
  { key: "light", display: "bricolage-grotesque-regular", body: regular, emphasis: italic },
  { key: "plain", display: regular, body: regular, emphasis: italic },
];
