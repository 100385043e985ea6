export const subTeasersExample = {
  _uid: "sub-teasers",
  component: "sub-teasers",
  headline: "Weiterlesen",
  items: [
    {
      _uid: "frames",
      component: "sub-teaser",
      headline: "Rahmen",
      text: "Holz, Aluminium und die Fuge dazwischen.",
      picture: { fieldtype: "asset", filename: "/pictures/corner-walnut.webp", alt: "Ecke" },
      link: { fieldtype: "multilink", linktype: "story", cached_url: "ratgeber/rahmen" },
    },
    {
      _uid: "paper",
      component: "sub-teaser",
      headline: "Papier und Oberfläche",
      text: "Was glänzt, was Licht schluckt und was am längsten hält.",
      picture: { fieldtype: "asset", filename: "/pictures/paper-cotton.webp", alt: "Papier" },
      link: { fieldtype: "multilink", linktype: "story", cached_url: "ratgeber/papier" },
    },
    {
      _uid: "resolution",
      component: "sub-teaser",
      headline: "Auflösung",
      text: "Was Pixel mit Zentimetern zu tun haben.",
      picture: { fieldtype: "asset", filename: "/pictures/gallery-wall.webp", alt: "Bilderwand" },
      link: { fieldtype: "multilink", linktype: "story", cached_url: "ratgeber/aufloesung" },
    },
  ],
};
