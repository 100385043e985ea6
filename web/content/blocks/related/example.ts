/** As the content service answers it: stories in place of their uuids. */
export const relatedExample = {
  _uid: "related",
  component: "related",
  headline: "Auch einen Blick wert",
  pages: [
    {
      uuid: "0b7c1d5e-3f7a-4c52-9a53-1c5a51d3c7b1",
      name: "Rahmen",
      full_slug: "ratgeber/rahmen",
      lang: "default",
      content: {
        component: "page",
        description: "Holz, Aluminium und die Fuge dazwischen.",
        ogImages: [{ fieldtype: "asset", filename: "/pictures/corner-walnut.webp", alt: "Ecke" }],
      },
    },
  ],
};
