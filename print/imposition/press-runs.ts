/**
 * Which pieces lie on which sheet, from 0: the places of a sheet are the same pile of every sheet, so that the piles, cut and
 * laid on each other, are in the order of the pieces. The last places of the last sheets may be empty.
 *
 * @param places on a sheet
 */
export function pressRuns(pieces: number, places: number): readonly (readonly number[])[] {
  const sheets = Math.ceil(pieces / places);
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: places }, (_, place) => place * sheets + sheet).filter((piece) => piece < pieces),
  );
}
