export const shopExample = {
  _uid: "shop",
  component: "shop",
  headline: "Unsere Shops",
  items: [
    {
      _uid: "walls",
      component: "shop-entry",
      text: "Bilder für die Wand",
      icon: "wall-picture",
      color: "blue",
      link: { fieldtype: "multilink", linktype: "url", url: "/leinwanddruck" },
    },
    {
      _uid: "cards",
      component: "shop-entry",
      text: "Karten und Papier",
      icon: "folded-card",
      color: "black",
      link: { fieldtype: "multilink", linktype: "url", url: "/karten-designen" },
    },
  ],
};
