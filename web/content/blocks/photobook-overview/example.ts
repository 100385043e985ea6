export const photobookOverviewExample = {
  _uid: "photobook-overview",
  component: "photobook-overview",
  headline: "Fotobücher für die Familie",
  text: "Jede Seite bleibt frei gestaltbar.",
  category: "10",
  amount: "4",
};
