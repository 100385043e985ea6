import type { Locale } from "../../../core/locale.ts";
import { type Texts, textsFor } from "../../../core/texts.ts";
import type { TestOutcome } from "../contract.ts";

interface PageTexts {
  readonly title: string;
  readonly lead: string;
  readonly toPay: string;
  readonly choose: string;
  readonly back: string;
  readonly decided: string;
  readonly closed: string;
  readonly outcomes: Readonly<Record<TestOutcome, { readonly name: string; readonly hint: string }>>;
}

const de: PageTexts = {
  title: "Testzahlung",
  lead: "Hier fließt kein Geld. Wähle, wie die Zahlung ausgehen soll.",
  toPay: "Zu zahlen",
  choose: "Ausgang der Zahlung",
  back: "Zurück zur Bestellung",
  decided: "Diese Zahlung ist schon entschieden.",
  closed: "Hier kann nicht mehr bezahlt werden. Wie es weitergeht, steht bei deiner Bestellung.",
  outcomes: {
    paid: { name: "Bezahlt", hint: "Die Bestätigung kommt kurz nach deiner Rückkehr." },
    "paid-webhook-before-return": { name: "Bezahlt, Meldung zuerst", hint: "Der Shop weiß es, bevor du zurück bist." },
    "paid-webhook-twice": { name: "Bezahlt, Meldung doppelt", hint: "Dieselbe Bestätigung kommt zweimal." },
    "pending-then-paid": { name: "In Prüfung, dann bezahlt", hint: "Die Bank lässt sich fünf Sekunden Zeit." },
    declined: { name: "Abgelehnt", hint: "Die Bank lehnt ab. Du kannst es noch einmal versuchen." },
    cancelled: { name: "Abgebrochen", hint: "Du gehst zurück, ohne zu zahlen." },
  },
};

const en: PageTexts = {
  title: "Test payment",
  lead: "No money moves here. Choose how the payment should end.",
  toPay: "To pay",
  choose: "Outcome of the payment",
  back: "Back to your order",
  decided: "This payment is already decided.",
  closed: "This can no longer be paid here. Your order says how to go on.",
  outcomes: {
    paid: { name: "Paid", hint: "The confirmation arrives shortly after you return." },
    "paid-webhook-before-return": { name: "Paid, message first", hint: "The shop knows before you are back." },
    "paid-webhook-twice": { name: "Paid, message twice", hint: "The same confirmation arrives two times." },
    "pending-then-paid": { name: "Pending, then paid", hint: "The bank takes five seconds." },
    declined: { name: "Declined", hint: "The bank declines. You can try again." },
    cancelled: { name: "Cancelled", hint: "You go back without paying." },
  },
};

const es: PageTexts = {
  title: "Pago de prueba",
  lead: "Aquí no se mueve dinero. Elige cómo debe terminar el pago.",
  toPay: "A pagar",
  choose: "Resultado del pago",
  back: "Volver al pedido",
  decided: "Este pago ya está decidido.",
  closed: "Aquí ya no se puede pagar. En tu pedido pone cómo sigue.",
  outcomes: {
    paid: { name: "Pagado", hint: "La confirmación llega poco después de tu vuelta." },
    "paid-webhook-before-return": { name: "Pagado, aviso primero", hint: "La tienda lo sabe antes de que vuelvas." },
    "paid-webhook-twice": { name: "Pagado, aviso doble", hint: "La misma confirmación llega dos veces." },
    "pending-then-paid": { name: "En comprobación, luego pagado", hint: "El banco se toma cinco segundos." },
    declined: { name: "Rechazado", hint: "El banco lo rechaza. Puedes probar de nuevo." },
    cancelled: { name: "Interrumpido", hint: "Vuelves sin pagar." },
  },
};

const fr: PageTexts = {
  title: "Paiement test",
  lead: "Aucun argent ne circule ici. Choisissez l’issue du paiement.",
  toPay: "À payer",
  choose: "Issue du paiement",
  back: "Retour à la commande",
  decided: "Ce paiement est déjà décidé.",
  closed: "Il n’est plus possible de payer ici. Votre commande indique la suite.",
  outcomes: {
    paid: { name: "Payé", hint: "La confirmation arrive peu après votre retour." },
    "paid-webhook-before-return": { name: "Payé, avis d’abord", hint: "La boutique le sait avant votre retour." },
    "paid-webhook-twice": { name: "Payé, avis en double", hint: "La même confirmation arrive deux fois." },
    "pending-then-paid": { name: "En vérification, puis payé", hint: "La banque prend cinq secondes." },
    declined: { name: "Refusé", hint: "La banque refuse. Vous pouvez réessayer." },
    cancelled: { name: "Interrompu", hint: "Vous revenez sans payer." },
  },
};

const it: PageTexts = {
  title: "Pagamento di prova",
  lead: "Qui non passa denaro. Scegli come deve finire il pagamento.",
  toPay: "Da pagare",
  choose: "Esito del pagamento",
  back: "Torna all’ordine",
  decided: "Questo pagamento è già deciso.",
  closed: "Qui non si può più pagare. Il tuo ordine dice come si prosegue.",
  outcomes: {
    paid: { name: "Pagato", hint: "La conferma arriva poco dopo il tuo ritorno." },
    "paid-webhook-before-return": { name: "Pagato, avviso prima", hint: "Il negozio lo sa prima che tu torni." },
    "paid-webhook-twice": { name: "Pagato, avviso doppio", hint: "La stessa conferma arriva due volte." },
    "pending-then-paid": { name: "In verifica, poi pagato", hint: "La banca si prende cinque secondi." },
    declined: { name: "Rifiutato", hint: "La banca rifiuta. Puoi riprovare." },
    cancelled: { name: "Interrotto", hint: "Torni indietro senza pagare." },
  },
};

const nl: PageTexts = {
  title: "Testbetaling",
  lead: "Hier gaat geen geld om. Kies hoe de betaling moet aflopen.",
  toPay: "Te betalen",
  choose: "Afloop van de betaling",
  back: "Terug naar de bestelling",
  decided: "Deze betaling is al beslist.",
  closed: "Hier kan niet meer worden betaald. Bij je bestelling staat hoe het verdergaat.",
  outcomes: {
    paid: { name: "Betaald", hint: "De bevestiging komt kort nadat je terug bent." },
    "paid-webhook-before-return": { name: "Betaald, melding eerst", hint: "De winkel weet het voordat je terug bent." },
    "paid-webhook-twice": { name: "Betaald, melding dubbel", hint: "Dezelfde bevestiging komt twee keer." },
    "pending-then-paid": { name: "In controle, dan betaald", hint: "De bank neemt vijf seconden de tijd." },
    declined: { name: "Geweigerd", hint: "De bank weigert. Je kunt het nog eens proberen." },
    cancelled: { name: "Afgebroken", hint: "Je gaat terug zonder te betalen." },
  },
};

const texts: Texts<PageTexts> = { de, en, es, fr, it, nl };

/** Texts of the payment page. */
export const pageTexts = (locale: Locale): PageTexts => textsFor(texts, locale);
