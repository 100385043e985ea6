import type { WithdrawalTexts } from "./withdrawal-texts.ts";

/** The model instruction and form (directive 2011/83/EU, annex I). `{contact}` and `{number}` are filled in. */
export const withdrawalFr: WithdrawalTexts = {
  personalised: {
    title: "Articles fabriqués pour vous",
    paragraphs: [
      "Vous ne pouvez pas vous rétracter pour des articles fabriqués selon vos indications (exception de l’article 16, point c), de la directive 2011/83/UE pour les biens confectionnés selon les spécifications du consommateur). Cela vaut pour chaque article avec votre image ou à vos mesures.",
    ],
  },
  instruction: [
    {
      title: "Droit de rétractation pour les articles déjà fabriqués",
      paragraphs: [
        "Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prenez physiquement possession du dernier bien.",
        "Pour exercer le droit de rétractation, vous devez nous notifier ({contact}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté, par exemple une lettre ou un e-mail. Vous pouvez utiliser le modèle ci-dessous, mais ce n’est pas obligatoire. Pour que le délai soit respecté, il suffit que vous envoyiez votre communication avant son expiration.",
      ],
    },
    {
      title: "Effets de la rétractation",
      paragraphs: [
        "En cas de rétractation de votre part du présent contrat, nous vous remboursons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires si vous avez choisi un mode de livraison autre que le mode standard le moins coûteux que nous proposons), sans retard excessif et au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision. Nous utilisons le moyen de paiement que vous avez employé, sans frais pour vous.",
        "Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu les biens ou que vous ayez fourni une preuve de leur expédition, la date retenue étant celle du premier de ces faits. Vous nous renvoyez les biens sans retard excessif et au plus tard quatorze jours après nous avoir communiqué votre décision. Vous prenez en charge les frais directs de renvoi. Votre responsabilité n’est engagée qu’à l’égard de la dépréciation résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement des biens.",
      ],
    },
  ],
  online:
    "Vous pouvez aussi exercer votre droit de rétractation en ligne : avec « Se rétracter du contrat » sur la page de votre commande, à laquelle mène la confirmation. Si vous utilisez cette fonction, nous vous envoyons sans délai, sur un support durable (par e-mail), un accusé de réception avec le contenu de votre déclaration ainsi que la date et l’heure de sa réception.",
  form: {
    title: "Modèle de formulaire de rétractation",
    paragraphs: [
      "À l’attention de {contact} :\nJe/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente des biens ci-dessous (*) :\nCommandé le (*) / reçu le (*) :\nNuméro de commande : {number}\nNom du (des) consommateur(s) :\nAdresse du (des) consommateur(s) :\nSignature (uniquement en cas de notification sur papier) :\nDate :\n(*) Rayez la mention inutile.",
    ],
  },
};
