export const collageExample = {
  _uid: "collage",
  component: "collage",
  headline: "Viele Fotos, ein Bild",
  text: "Vom Raster bis zum Herz.",
  amount: "8",
};
