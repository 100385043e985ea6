/** As the content service answers it: stories in place of their uuids. */
export const glossaryExample = {
  _uid: "glossary",
  component: "glossary",
  headline: "Worte vom Drucken",
  terms: [
    {
      uuid: "5c0d3f51-0d62-4b0e-8c55-7d8b3a1f2c01",
      name: "Passepartout",
      full_slug: "lexikon/passepartout",
      lang: "default",
      content: {
        component: "term",
        text: "Ein Karton mit Fenster zwischen Bild und Glas.",
        link: { fieldtype: "multilink", linktype: "story", cached_url: "ratgeber/rahmen" },
      },
    },
    {
      uuid: "5c0d3f51-0d62-4b0e-8c55-7d8b3a1f2c02",
      name: "Anschnitt",
      full_slug: "lexikon/anschnitt",
      lang: "default",
      content: { component: "term", text: "Was über den Rand gedruckt und abgeschnitten wird." },
    },
    {
      uuid: "5c0d3f51-0d62-4b0e-8c55-7d8b3a1f2c03",
      name: "Auflösung",
      full_slug: "lexikon/aufloesung",
      lang: "default",
      content: { component: "term", text: "Wie viele Punkte auf einen Zentimeter kommen." },
    },
  ],
};
