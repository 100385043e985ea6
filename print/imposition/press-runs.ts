/**
 * Pieces on each sheet, from 0. Each place makes one pile over all sheets, so that the cut piles, put on each other,
 * are in the order of the pieces. The last places of the last sheets may be empty.
 *
 * @param places on a sheet
 */
export function pressRuns(pieces: number, places: number): readonly (readonly number[])[] {
  const sheets = Math.ceil(pieces / places);
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: places }, (_, place) => place * sheets + sheet).filter((piece) => piece < pieces),
  );
}
