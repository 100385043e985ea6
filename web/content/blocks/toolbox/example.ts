export const toolboxExample = {
  _uid: "toolbox",
  component: "toolbox",
  headline: "Bilder vorbereiten",
  text: "Kleiner machen, umwandeln oder zu einem PDF binden. Nach einer Stunde vergessen wir alles.",
  tool: "optimize",
};
