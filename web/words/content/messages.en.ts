import type { de } from "./messages.de.ts";

export const en: typeof de = {
  unknownBlock: (name) => `The shop knows no block “${name}”. Visitors see nothing here.`,
  tooManyBlocks: (most) =>
    `From here on visitors see nothing: a page shows ${most} blocks at most. Delete some, or make two pages of it.`,
  wrongBlock: (name, field) =>
    `In the block “${name}”, the field “${field}” is missing or does not fit. Visitors see nothing here.`,
  notFollowing: "The preview does not follow just now. Open the page in the editor again.",
  toCome: (things) =>
    things === null
      ? "This cannot be ordered yet. That part of our designer is still being made."
      : `Not to be ordered yet: ${things}. That part of our designer is still being made.`,
};
