import type { WithdrawalTexts } from "./withdrawal-texts.ts";

/**
 * The model instruction and form (directive 2011/83/EU, annex I), in the shop's form of address. `{contact}` and
 * `{number}` are filled in.
 */
export const withdrawalNl: WithdrawalTexts = {
  personalised: {
    title: "Voor jou gemaakte artikelen",
    paragraphs: [
      "Artikelen die naar jouw wensen zijn gemaakt, kun je niet herroepen (uitzondering van artikel 16, onder c, van Richtlijn 2011/83/EU voor goederen volgens specificaties van de consument). Dat geldt voor elk artikel met jouw beeld of jouw maat.",
    ],
  },
  instruction: [
    {
      title: "Herroepingsrecht voor kant-en-klare artikelen",
      paragraphs: [
        "Je hebt het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen. De herroepingstermijn verstrijkt 14 dagen na de dag waarop jij of een door jou aangewezen derde, die niet de vervoerder is, het laatste goed fysiek in bezit krijgt.",
        "Om het herroepingsrecht uit te oefenen, moet je ons ({contact}) via een ondubbelzinnige verklaring, bijvoorbeeld een brief of een e-mail, op de hoogte stellen van je beslissing de overeenkomst te herroepen. Je kunt hiervoor het modelformulier hieronder gebruiken, maar dat is niet verplicht. Om de termijn na te leven volstaat het dat je je mededeling verzendt voordat de termijn is verstreken.",
      ],
    },
    {
      title: "Gevolgen van de herroeping",
      paragraphs: [
        "Als je de overeenkomst herroept, ontvang je alle betalingen die je tot dan hebt gedaan, inclusief leveringskosten (met uitzondering van extra kosten als je een andere wijze van levering hebt gekozen dan de goedkoopste standaardlevering die wij bieden), onverwijld en in ieder geval niet later dan 14 dagen nadat wij op de hoogte zijn gesteld van je beslissing, van ons terug. Wij betalen je terug met hetzelfde betaalmiddel als je hebt gebruikt, zonder kosten voor jou.",
        "Wij mogen wachten met terugbetaling tot wij de goederen hebben teruggekregen, of tot je hebt aangetoond dat je ze hebt teruggezonden, al naargelang welk tijdstip eerst valt. Je zendt de goederen onverwijld, maar in ieder geval niet later dan 14 dagen na de dag waarop je ons de herroeping hebt meegedeeld, aan ons terug. De directe kosten van het terugzenden zijn voor jou. Je bent alleen aansprakelijk voor waardevermindering door een gebruik dat verder gaat dan nodig is om de aard, de kenmerken en de werking van de goederen vast te stellen.",
      ],
    },
  ],
  online:
    "Je kunt je herroepingsrecht ook online uitoefenen: met ‘Overeenkomst herroepen’ op de pagina van je bestelling, waar de bevestiging naartoe leidt. Als je deze onlinefunctie gebruikt, sturen wij je onverwijld op een duurzame gegevensdrager (per e-mail) een ontvangstbevestiging met de inhoud van je herroeping en de datum en het tijdstip van ontvangst.",
  form: {
    title: "Modelformulier voor herroeping",
    paragraphs: [
      "Aan {contact}:\nIk/Wij (*) deel/delen (*) hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen (*) herroep/herroepen (*):\nBesteld op (*) / ontvangen op (*):\nBestelnummer: {number}\nNaam van consument(en):\nAdres van consument(en):\nHandtekening (alleen wanneer dit formulier op papier wordt ingediend):\nDatum:\n(*) Doorhalen wat niet van toepassing is.",
    ],
  },
};
