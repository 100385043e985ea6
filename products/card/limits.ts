/** Names and numbers of other rooms (themes, designs, tags), and names of the catalogue. */
export const cardName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/;

/** The most of one accessory that a card can be ordered with: a spare envelope for each of the most cards. */
export const MOST_OF_ACCESSORY = 10_000;
/** Kinds of accessories with one card. */
export const MOST_ACCESSORIES = 20;
