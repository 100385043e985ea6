/** Names that a day can show, and letters of each; as the design's schema has them. */
const MOST = 6;
const LONGEST = 40;

/** What somebody wrote into a day, one name a line, as a design takes it. */
export const notesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) =>
      line
        .toWellFormed()
        .replaceAll(/\p{Cc}/gu, " ")
        .trim()
        .slice(0, LONGEST)
        .toWellFormed(),
    )
    .filter((line) => line !== "")
    .slice(0, MOST);
