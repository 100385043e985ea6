/** What the visual editor's preview says; visitors see none of it. */
export const de = {
  unknownBlock: (name: string) => `Den Baustein „${name}“ kennt der Shop nicht. Besucher sehen hier nichts.`,
  tooManyBlocks: (most: number) =>
    `Ab hier sehen Besucher nichts mehr: Eine Seite zeigt höchstens ${most} Bausteine. Lösche welche oder teile die Seite.`,
  wrongBlock: (name: string, field: string) =>
    `Im Baustein „${name}“ fehlt das Feld „${field}“, oder es passt nicht. Besucher sehen hier nichts.`,
  notFollowing: "Die Vorschau folgt gerade nicht. Öffne die Seite im Editor neu.",
};
