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
  ],
};
