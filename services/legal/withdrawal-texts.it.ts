import type { WithdrawalTexts } from "./withdrawal-texts.ts";

/**
 * The model instruction and form (directive 2011/83/EU, annex I), in the shop's form of address. `{contact}` and
 * `{number}` are filled in.
 */
export const withdrawalIt: WithdrawalTexts = {
  personalised: {
    title: "Articoli realizzati per te",
    paragraphs: [
      "Dagli articoli realizzati secondo le tue indicazioni non puoi recedere (eccezione dell’articolo 16, lettera c, della direttiva 2011/83/UE per i beni confezionati su misura). Vale per ogni articolo con la tua immagine o la tua misura.",
    ],
  },
  instruction: [
    {
      title: "Diritto di recesso per gli articoli già pronti",
      paragraphs: [
        "Hai il diritto di recedere dal presente contratto, senza indicarne le ragioni, entro quattordici giorni. Il periodo di recesso scade dopo quattordici giorni dal giorno in cui tu o un terzo da te designato, diverso dal vettore, acquisite il possesso fisico dell’ultimo bene.",
        "Per esercitare il diritto di recesso devi informarci ({contact}) della tua decisione di recedere dal presente contratto con una dichiarazione esplicita, per esempio una lettera o un’e-mail. Puoi usare il modulo qui sotto, ma non è obbligatorio. Per rispettare il termine basta che tu invii la comunicazione prima della scadenza.",
      ],
    },
    {
      title: "Effetti del recesso",
      paragraphs: [
        "Se recedi dal presente contratto, ti rimborsiamo tutti i pagamenti che abbiamo ricevuto da te, compresi i costi di consegna (a eccezione dei costi supplementari se hai scelto un tipo di consegna diverso da quello standard meno costoso che offriamo), senza indebito ritardo e al più tardi entro quattordici giorni dal giorno in cui siamo informati della tua decisione. Usiamo lo stesso mezzo di pagamento che hai usato tu, senza alcun costo per te.",
        "Possiamo trattenere il rimborso finché non abbiamo ricevuto i beni o finché non hai dimostrato di averli rispediti, a seconda di quale situazione si verifica per prima. Ci rispedisci i beni senza indebito ritardo e al più tardi entro quattordici giorni dal giorno in cui ci hai comunicato il recesso. I costi diretti della restituzione sono a tuo carico. Rispondi solo della diminuzione del valore dei beni dovuta a una manipolazione diversa da quella necessaria per stabilirne la natura, le caratteristiche e il funzionamento.",
      ],
    },
  ],
  online:
    "Puoi esercitare il diritto di recesso anche online: con «Recedere dal contratto» nella pagina del tuo ordine, a cui porta la conferma. Se usi questa funzione, ti inviamo senza ritardo, su un supporto durevole (per e-mail), una ricevuta con il contenuto della tua dichiarazione e la data e l’ora in cui ci è arrivata.",
  form: {
    title: "Modulo di recesso tipo",
    paragraphs: [
      "A {contact}:\nCon la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni (*):\nOrdinato il (*) / ricevuto il (*):\nNumero d’ordine: {number}\nNome del/dei consumatore/i:\nIndirizzo del/dei consumatore/i:\nFirma (solo se il modulo è notificato su carta):\nData:\n(*) Cancellare la dicitura inutile.",
    ],
  },
};
