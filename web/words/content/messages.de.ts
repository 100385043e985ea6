/** What the server writes into a page, and what the visual editor's preview says; a visitor's browser loads none of it. */
export const de = {
  unknownBlock: (name: string) => `Den Baustein „${name}“ kennt der Shop nicht. Besucher sehen hier nichts.`,
  tooManyBlocks: (most: number) =>
    `Ab hier sehen Besucher nichts mehr: Eine Seite zeigt höchstens ${most} Bausteine. Lösche welche oder teile die Seite.`,
  wrongBlock: (name: string, field: string) =>
    `Im Baustein „${name}“ fehlt das Feld „${field}“, oder es passt nicht. Besucher sehen hier nichts.`,
  notFollowing: "Die Vorschau folgt gerade nicht. Öffne die Seite im Editor neu.",
  /** Null: all that stands here. */
  toCome: (things: string | null) =>
    things === null
      ? "Das hier lässt sich noch nicht bestellen. Dieser Teil unseres Designers ist noch in Arbeit."
      : `Noch nicht zu bestellen: ${things}. Dieser Teil unseres Designers ist noch in Arbeit.`,
};
