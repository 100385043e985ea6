export const textExample = {
  _uid: "text",
  component: "text",
  ground: "paper",
  text: {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Fotopapier" }] },
      { type: "paragraph", content: [{ type: "text", text: "200 g, seidenmatt.", marks: [{ type: "bold" }] }] },
    ],
  },
};
