import { locales } from "../../../core/locale.ts";
import {
  asset,
  blocks,
  colour,
  link,
  moment,
  multiasset,
  named,
  option,
  richtext,
  text,
  textarea,
  yesOrNo,
} from "../../../web/content/define/form-fields.ts";
import { t } from "../../../web/content/define/office-words.ts";
import { navigationType } from "./navigation.ts";

const seoText = richtext("Text am Ende der Seite", "Text at the end of the page", {
  hint: t("Zuerst drei Zeilen, der Rest auf Wunsch.", "Three lines first, the rest on request."),
});

/** What stories are, and what only stands in their own fields. */
export const pageComponents = {
  page: {
    ...named("Seite", "Page"),
    fields: {
      title: text("Titel", "Title", {
        required: true,
        hint: t("Im Reiter des Browsers und in Suchergebnissen.", "In the browser's tab and in search results."),
        most: 120,
      }),
      description: textarea("Beschreibung", "Description", {
        hint: t("Ein bis zwei Sätze für Suchergebnisse.", "One or two sentences for search results."),
        most: 170,
      }),
      kind: option(t("Art der Seite", "Kind of page"), [
        ["page", t("Seite", "Page")],
        ["article", t("Ratgeber", "Guide")],
      ]),
      teaser: blocks("Kopf", "Head", { only: ["teaser"], atMost: 1 }),
      uspTeaser: blocks("Gründe", "Reasons", { only: ["usp-teaser"], atMost: 1 }),
      calculator: blocks("Kalkulator", "Calculator", {
        only: ["calculator"],
        atMost: 1,
        hint: t("Steht mit den Preisen von heute über dem Inhalt.", "Stands above the body, with today's prices."),
      }),
      body: blocks("Inhalt", "Body"),
      navigationType: navigationType(
        t("Teil der Navigation", "Part of the navigation"),
        t("Wessen Kacheln unter dem Kopf stehen.", "Whose tiles stand under the header."),
      ),
      breadcrumb: blocks("Weg hierher", "Way here", {
        only: ["crumb"],
        hint: t("Seiten zwischen der Startseite und dieser.", "Pages between the home page and this one."),
      }),
      bar: blocks("Leiste über dieser Seite", "Bar over this page", {
        only: ["action-bar"],
        atMost: 1,
        hint: t("Statt der Leiste aller Seiten.", "Instead of the bar of all pages."),
      }),
      footerOverride: blocks("Eigener Fuß", "Own footer", {
        hint: t(
          "Steht statt der üblichen Spalten am Ende der Seite.",
          "Stands at the end instead of the usual columns.",
        ),
      }),
      seoText,
      experiment: option(
        t("Test, an dem die Seite teilnimmt", "Test that the page is part of"),
        [
          ["965", t("965: neue Gestaltung", "965: redesign")],
          ["1031", t("1031: Formate hochkant zuerst", "1031: portrait formats first")],
        ],
        {
          hint: t(
            "Wer die neue Fassung sieht, sagt der Schalter des Tests.",
            "Who sees the new version is said by the test's flag.",
          ),
        },
      ),
      robots: option(
        t("Suchmaschinen", "Search engines"),
        [
          ["index,follow", t("Finden und Links folgen", "Find it and follow its links")],
          ["index,nofollow", t("Finden, Links nicht folgen", "Find it, do not follow its links")],
          ["noindex,follow", t("Nicht finden, Links folgen", "Do not find it, follow its links")],
          ["noindex,nofollow", t("Nicht finden, Links nicht folgen", "Neither find it nor follow its links")],
        ],
        { hint: t("Ohne Angabe wird die Seite nicht gefunden.", "Without a choice the page is not found.") },
      ),
      canonicalUrl: text("Eigentliche Adresse", "Canonical address", {
        hint: t(
          "Nur wenn dieselbe Seite woanders steht: /pfad oder https://…",
          "Only where the same page stands elsewhere: /path or https://…",
        ),
        pattern: "(/(?![/\\\\]).*|https?://.+)",
      }),
      ogImages: multiasset("Bilder zum Teilen", "Pictures for sharing"),
      additionalSameAsLinks: textarea("Dasselbe anderswo", "The same elsewhere", {
        hint: t("Adressen mit https://, eine je Zeile.", "Addresses with https://, one a line."),
      }),
      alternates: blocks("Andere Sprachfassungen", "Other language versions", {
        only: ["alternate"],
        hint: t(
          "Ohne Angabe die übersetzten Adressen dieser Seite.",
          "Without any the translated addresses of this page.",
        ),
      }),
    },
  },
  global: {
    ...named("Einstellungen aller Seiten", "Settings of all pages"),
    fields: {
      bar: blocks("Leiste über allen Seiten", "Bar over all pages", { only: ["action-bar"], atMost: 1 }),
      smartBanner: blocks("Hinweis auf die App", "Note on the app", {
        only: ["smart-banner"],
        atMost: 1,
        hint: t("Nur auf Telefonen, im Shop für Bilder.", "On phones only, in the shop of pictures."),
      }),
      snowfallFrom: moment("Schnee von", "Snow from", {
        hint: t("Über allen Seiten, von da an bis zum Ende.", "Over all pages, from then to its end."),
      }),
      snowfallTo: moment("Schnee bis", "Snow to"),
      shops: blocks("Unsere Shops", "Our shops", {
        only: ["shop-entry"],
        atMost: 4,
        hint: t("Ohne Angabe ein Shop je Kanal.", "Without any one shop a channel."),
      }),
      mainNavigation: blocks("Hauptnavigation", "Main navigation", { only: ["navigation-item"] }),
      headerItems: blocks("Rechts im Kopf", "On the right of the header", {
        only: ["header-item"],
        hint: t("Ohne Angabe Konto und Warenkorb.", "Without any account and basket."),
      }),
      burgerNavigationExtraMenu: blocks("Menü der Telefone: dazu", "Menu of phones: extra", {
        only: ["navigation-link"],
      }),
      serviceHotline: blocks("Menü der Telefone: Hotline", "Menu of phones: hotline", { only: ["hotline"], atMost: 1 }),
      serviceText: text("Menü der Telefone: Zeiten der Hotline", "Menu of phones: hours of the hotline"),
      burgerNavigationFooter: blocks("Menü der Telefone: Fuß", "Menu of phones: footer", {
        only: ["navigation-link"],
      }),
      replacementLogo: asset("Anderes Logo", "Other logo", {
        hint: t("Für Bestellungen unter einer anderen Marke.", "For orders under another brand."),
      }),
      customerPictures: blocks("Freigegebene Bilder von Kunden", "Approved pictures of customers", {
        only: ["customer-photo"],
      }),
      newsletter: blocks("Newsletter im Fuß", "Newsletter in the footer", { only: ["newsletter"], atMost: 1 }),
      footer: blocks("Fuß", "Footer", { only: ["footer-box"] }),
      customerOpinions: blocks("Stimmen von Kunden", "What customers say", { only: ["reviews"], atMost: 1 }),
      communicationTiles: blocks("Wege zu uns", "Ways to us", { only: ["communication-tiles"], atMost: 1 }),
      paymentMethods: blocks("Zahlungsarten", "Payment methods", {
        only: ["footer-link"],
        hint: t("Je eine mit ihrem Bild.", "Each with its picture."),
      }),
      seoText,
    },
  },
  term: {
    ...named("Begriff des Lexikons", "Term of the glossary"),
    fields: {
      text: textarea("Erklärung", "Explanation", { required: true, most: 400 }),
      link: link("Wo mehr steht", "Where more of it stands"),
    },
  },
  "action-bar": {
    ...named("Leiste", "Bar"),
    fields: {
      id: {
        ...text("Kennung", "Id", {
          most: 60,
          pattern: "[\\w-]*",
          hint: t(
            "Wer die Leiste schließt, sieht sie unter dieser Kennung nicht wieder.",
            "Whoever closes the bar does not see it again under this id.",
          ),
        }),
        translatable: false,
      },
      text: richtext("Text", "Text", { required: true }),
      color: colour("Farbe des Textes", "Colour of the text"),
      backgroundColor: colour("Farbe des Grundes", "Colour of the ground"),
      countdownEndDate: moment("Countdown bis", "Countdown to"),
      actionBarEndDate: moment("Zeigen bis", "Show until"),
    },
  },
  "smart-banner": {
    ...named("App für Telefone", "App for phones"),
    fields: {
      name: text("Name der App", "Name of the app", { required: true, most: 30 }),
      text: text("Satz darunter", "Words below it", { most: 60 }),
      icon: asset("Zeichen der App", "The app's icon", {
        hint: t("Quadratisch; ohne Angabe unser Zeichen.", "Square; without one our mark."),
      }),
      ios: link("Adresse für iPhones", "Address for iPhones"),
      android: link("Adresse für Android", "Address for Android"),
    },
  },
  "footer-box": {
    ...named("Kasten im Fuß", "Footer box"),
    fields: {
      kind: option(
        t("Art", "Kind"),
        [
          ["links", t("Liste von Links", "List of links")],
          ["aboutPoster", t("Über uns, im Shop für Bilder", "About us, in the shop of pictures")],
          ["aboutCard", t("Über uns, im Shop für Karten", "About us, in the shop of cards")],
          ["customerService", t("Kundendienst", "Customer service")],
          ["international", t("Länder, die der Shop hat", "Countries that the shop has")],
          ["languages", t("Sprachen dieses Landes", "Languages of this country")],
          ["socialMedia", t("Anderswo im Netz", "Elsewhere on the web")],
          ["appLinks", t("App", "App")],
          ["awards", t("Siegel", "Seals")],
        ],
        {
          standard: "links",
          hint: t("Länder und Sprachen füllt der Shop selbst.", "The shop fills countries and languages by itself."),
        },
      ),
      title: text("Titel", "Title", { required: true }),
      links: blocks("Einträge", "Items", { only: ["footer-link"] }),
    },
  },
  "footer-link": {
    ...named("Eintrag im Fuß", "Footer item"),
    fields: {
      text: text("Text", "Text"),
      link: link("Link", "Link", {
        hint: t(
          "#help-chat öffnet den Chat, #consent-settings die Einstellungen zur Einwilligung.",
          "#help-chat opens the chat, #consent-settings the settings of consent.",
        ),
      }),
      image: asset("Bild neben dem Text", "Picture beside the text"),
      linkImage: asset("Bild statt des Textes", "Picture instead of the text", {
        hint: t("Mit Alternativtext.", "With alternative text."),
      }),
      title: text("Hinweis am Zeiger", "Hint at the pointer"),
      external: yesOrNo("Führt aus dem Shop hinaus", "Leads out of the shop", {
        hint: t(
          "Öffnet ein neues Fenster. Ohne dieses Häkchen wird ein Link zu anderen Websites nicht gezeigt.",
          "Opens a new window. Without it a link to other sites is not shown.",
        ),
      }),
    },
  },
  calculator: {
    ...named("Kalkulator", "Calculator"),
    fields: {
      headline: text("Überschrift", "Headline"),
      link: link("Produktseite", "Product page", {
        required: true,
        hint: t(
          "Seite eines Produkts; die Auswahl in ihrer Adresse ist die, mit der es losgeht.",
          "Page of a product; the choice in its address is the one it begins with.",
        ),
      }),
      note: text("Satz zum Preis", "Words on the price"),
    },
  },
  crumb: {
    ...named("Seite auf dem Weg", "Page on the way"),
    fields: { text: text("Text", "Text", { required: true }), link: link("Link", "Link", { required: true }) },
  },
  alternate: {
    ...named("Sprachfassung", "Language version"),
    fields: {
      locale: option(t("Sprache und Land", "Language and country"), locales, { required: true }),
      path: { ...text("Pfad", "Path", { required: true, pattern: "/.*" }), translatable: false },
    },
  },
} as const;
