export const headlineExample = {
  _uid: "headline",
  component: "headline",
  text: "Matt oder glänzend",
  subline: "Was man sieht, wenn das Licht von der Seite kommt.",
  level: "2",
};
