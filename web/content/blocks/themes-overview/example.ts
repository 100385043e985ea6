export const themesOverviewExample = {
  _uid: "themes-overview",
  component: "themes-overview",
  headline: "Karten für jeden Anlass",
  text: "",
  by: "occasion",
  values: "wedding birth birthday christmas-private",
};
