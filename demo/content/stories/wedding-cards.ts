import { block, picture, type StoryText, t, to } from "../write.ts";

export const weddingCards: StoryText = {
  slug: "hochzeitskarten",
  enSlug: "wedding-cards",
  name: t("Hochzeitskarten", "Wedding cards"),
  title: t("Hochzeitskarten mit Foto und Folie | Passepartout", "Wedding cards with photo and foil | Passepartout"),
  description: t(
    "Einladungen mit Foto oder Folie, gezeichnet in unserem Studio, mit passenden Umschlägen und Preisen je Stück.",
    "Invitations with photo or foil, drawn in our studio, with envelopes that fit and prices for each.",
  ),
  robots: "index,follow",
  image: "card-foil",
  teaser: [
    block("teaser", {
      headline: t("Karten, die man aufhebt", "Cards that are kept"),
      text: t(
        "Gezeichnet in unserem Studio, gedruckt auf Papier, das man gern in der Hand hält.",
        "Drawn in our studio, printed on paper that is good to hold.",
      ),
      picture: picture("card-foil"),
      look: "beside",
      level: "1",
      buttons: [
        block("button", {
          text: t("Alle Designs zur Hochzeit", "All wedding designs"),
          link: to("/karten-designen?filter[occasion][]=wedding", "/karten-designen?filter[occasion][]=wedding"),
          colour: "black",
          style: "primary",
        }),
      ],
    }),
  ],
  uspTeaser: [
    block("usp-teaser", {
      items: [
        block("usp", {
          icon: "foil",
          headline: t("Echte Folie", "Real foil"),
          text: t(
            "Gold, Silber oder Rosé, nach dem Druck aufgepresst.",
            "Gold, silver or rose, pressed on after printing.",
          ),
        }),
        block("usp", {
          icon: "envelope",
          headline: t("Umschläge, die passen", "Envelopes that fit"),
          text: t("In zehn Farben, auf Wunsch bedruckt.", "In ten colours, printed if you like."),
        }),
        block("usp", {
          icon: "shield-check",
          headline: t("Geprüft vor dem Druck", "Checked before printing"),
          text: t("Jede Datei, jedes Mal.", "Every file, every time."),
        }),
      ],
    }),
  ],
  body: [
    block("card", {
      headline: t("Einladungen zur Hochzeit", "Wedding invitations"),
      text: t("Worte, Fotos und Farben sind danach deine.", "Words, photos and colours are yours after that."),
      occasion: "wedding",
      amount: "8",
    }),
    block("accessory", {
      headline: t("Was zur Karte gehört", "What goes with the card"),
      text: t("Preise je Stück.", "Prices for one piece."),
      items: [
        block("good", {
          which: "ribbon-satin-red",
          text: t("Hält Karte und Einleger zusammen.", "Holds card and inlay together."),
          picture: picture("card-ribbon"),
        }),
        block("good", {
          which: "envelope-plain-cream-162x114",
          text: t("Für Karten in A6.", "For cards in A6."),
          picture: picture("card-envelope"),
        }),
      ],
    }),
    block("themes-overview", {
      headline: t("Und für die Zeit danach", "And for the time after"),
      text: t("Dieselbe Sorgfalt, ein anderer Anlass.", "The same care, another occasion."),
      by: "occasion",
      values: "birth christening birthday christmas-private",
    }),
    block("voucher", {
      headline: t("Schenke dem Paar ein Bild", "Give the couple a picture"),
      text: t(
        "Welches Foto an die Wand kommt, entscheidet sich erst nach dem Fest.",
        "Which photo goes on the wall is decided after the party.",
      ),
    }),
  ],
};
