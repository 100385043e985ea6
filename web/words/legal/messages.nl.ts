import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

const workingDays = counted("nl", { one: "# werkdag", other: "# werkdagen" });

export const nl: typeof de = {
  terms: "Voorwaarden",
  privacy: "Privacy",
  imprint: "Colofon",
  contact: "Contact",
  withdrawal: "Herroeping",
  delivery: "Verzending en betaling",
  navigation: "Juridische informatie",
  imprintPage: {
    description:
      "Wie er achter Passepartout zit: verkoper en adres, vertegenwoordiging, inschrijving en btw-nummer, met e-mail en telefoon voor je vragen.",
    lead: "Wie deze winkel voert.",
    seller: "Verkoper",
    contact: "Contact",
    email: "E-mail:",
    phone: "Telefoon:",
    managingDirectors: "Vertegenwoordigd door",
    register: "Inschrijving in het register",
    vatId: "Btw-identificatienummer",
    more: "Alle manieren om ons te bereiken staan onder ",
  },
  contactPage: {
    description:
      "Zo bereik je Passepartout: e-mail, telefoon en postadres, en wat we van je bestelling moeten weten om je meteen te kunnen helpen.",
    lead: "Schrijf ons of bel.",
    post: "Post",
    orderTitle: "Over je bestelling",
    order: "Noem het bestelnummer; het staat in de bevestiging. Kwam er iets beschadigd aan, stuur dan een foto mee.",
    cancel:
      "Tot de productie begint kun je zelf annuleren: op de pagina van je bestelling, waar de bevestiging naartoe leidt.",
  },
  withdrawalPage: {
    description:
      "Wat je kunt teruggeven en wat niet: kant-en-klare artikelen, stukken met je eigen foto’s, de termijn, het formulier en hoe het stap voor stap gaat.",
    lead: "Wat je kunt teruggeven, wat niet, en hoe dat gaat.",
    onlineTitle: "Overeenkomst online herroepen",
    online:
      "Op de pagina van je bestelling staat de knop ‘Overeenkomst herroepen’ zolang de termijn loopt. De link ‘Bestelling bekijken’ in de bevestiging die je per e-mail kreeg, brengt je daar. Heb je een account, dan vind je haar ook hier: ",
    onlineLink: "Je bestellingen",
    send: "Stuur het naar ",
    more: "Wil je een bestelling annuleren voordat we haar maken, of kwam er iets beschadigd aan, dan staat onder ",
    moreAfter: " hoe dat gaat.",
  },
  deliveryPage: {
    description:
      "Wat de verzending kost, hoe lang ze duurt en vanaf welk bedrag ze gratis is, voor elk land waar we bezorgen. En alle manieren om te betalen.",
    lead: "Wat de verzending kost, hoelang ze duurt en hoe je betaalt.",
    to: (country) => `Verzending: ${country}`,
    size: "Grootte",
    standard: "Standaard",
    none: "niet mogelijk",
    free: (amount) =>
      `Vanaf ${amount} aan artikelen zijn brief en pakket gratis, ook naar een afhaalpunt; express niet.`,
    freeWithoutPickup: (amount) => `Vanaf ${amount} aan artikelen zijn brief en pakket gratis; express niet.`,
    transit: (standard, express) => `Onderweg: standaard ${standard}, express ${express}.`,
    days: (min, max) => (min === max ? workingDays(min) : `${min} tot ${workingDays(max)}`),
    elsewhereTitle: "Naar andere landen",
    elsewhere: "Naar andere landen dan de hier genoemde levert deze winkel niet.",
    rulesTitle: "Zo wordt het berekend",
    rules: "De verzending wordt één keer per bestelling berekend, naar het grootste stuk erin.",
    arrival:
      "Bij de dagen onderweg komt de productie. Wanneer het in huis is, staat op de pagina van het product en bij de kassa.",
    paymentTitle: "Betalen",
    payment: "Je betaalt bij het bestellen. Bij de kassa kies je uit:",
  },
  termsPage: {
    title: "Algemene voorwaarden",
    description:
      "Wat geldt als je bestelt, in gewone woorden: overeenkomst, prijzen en verzending, herroeping, je beelden en wat we doen als er iets niet klopt.",
    lead: "Wat er geldt als je bij ons bestelt, in zes alinea’s.",
    sections: [
      {
        title: "Overeenkomst",
        text: "Met de knop bij de kassa bestel je bindend. De overeenkomst komt tot stand als we je betaling hebben ontvangen en de bestelling per e-mail hebben bevestigd. De tekst ervan vind je in die e-mail en op de pagina van je bestelling.",
      },
      {
        title: "Prijzen en verzending",
        text: "Prijzen zijn inclusief de btw van het land waar we leveren; in de Verenigde Staten komt de belasting erbij. De verzending wordt één keer per bestelling berekend en bij de kassa genoemd voordat je bestelt. De artikelen blijven van ons tot ze zijn betaald.",
      },
      {
        title: "Wijzigen en annuleren",
        text: "Tot 60 minuten na het bestellen beginnen we niet. In die tijd, en daarna tot de productie begint, kun je op de pagina van je bestelling kosteloos annuleren.",
      },
      {
        title: "Herroeping",
        text: "Artikelen die naar jouw wensen worden gemaakt, bijvoorbeeld met je foto of op jouw maat, zijn uitgesloten van herroeping (artikel 16, onder c, van Richtlijn 2011/83/EU). Kant-en-klare artikelen, bijvoorbeeld een lijst zonder foto, kun je binnen 14 dagen na ontvangst zonder reden teruggeven. De uitleg en het formulier staan op de pagina ‘Herroeping’ en in de bevestiging van je bestelling.",
      },
      {
        title: "Je beelden",
        text: "Je hebt de rechten nodig op de beelden die je uploadt. We gebruiken ze alleen om je bestelling te maken.",
      },
      {
        title: "Als er iets niet klopt",
        text: "Komt er iets beschadigd aan of anders dan besteld, schrijf ons dan met een foto. De wettelijke garantie geldt; we maken het opnieuw of geven het geld terug.",
      },
    ],
  },
  privacyPage: {
    title: "Privacy",
    description:
      "Wat we van je bewaren, waarvoor en hoe lang: bij het rondkijken, met je foto’s, bij een bestelling en in je account. Met de lijst van alle cookies.",
    lead: "Wat we van je bewaren, waarvoor, en hoelang.",
    sections: [
      {
        title: "Tijdens het rondkijken",
        text: "Niets wat zegt wie je bent, en zonder jouw toestemming tellen we niets. Een willekeurige waarde zorgt dat je van een pagina altijd dezelfde versie ziet. Pas als je iets ontwerpt of in de winkelwagen legt, plaatsen we een technisch noodzakelijke cookie, zodat het van jou blijft. Die volgt je niet en wordt met niemand gedeeld.",
      },
      {
        title: "Je foto’s en ontwerpen",
        text: "Ze staan op onze servers en zijn alleen met jouw browser of account te bereiken. Uit alles wat we doorgeven, halen we de plaats van opname weg.",
      },
      {
        title: "Als je bestelt",
        text: "E-mail en adressen hebben we nodig om de bestelling te maken, te bezorgen en de administratie te voeren die de wet vraagt. De bezorger krijgt het bezorgadres, de betaaldienst het bedrag en je e-mail. Kaartgegevens zien we nooit.",
      },
      {
        title: "In je account",
        text: "Naam, e-mail en een wachtwoord dat we alleen als controlewaarde bewaren.",
      },
      {
        title: "Je rechten",
        text: "Je kunt vragen om inzage, correctie en verwijdering. Facturen moeten we volgens de wet bewaren, al het andere verwijderen we.",
      },
    ],
  },
};
