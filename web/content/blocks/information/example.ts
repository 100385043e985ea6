export const informationExample = {
  _uid: "information",
  component: "information",
  headline: "Gut zu wissen",
  text: {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "Rahmen kommen fertig montiert." }] }],
  },
  tone: "plain",
};
