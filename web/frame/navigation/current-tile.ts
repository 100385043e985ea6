/** Brings this page's tile under the header to sight, sideways only: the page itself stays where it is. */
export function bringCurrentTileToSight(): void {
  const tile = document.querySelector(".strip [aria-current]");
  const row = tile?.closest(".scroll-row-items");
  // A visitor who was sent to a part of the page is looking there.
  if (!tile || !row || location.hash !== "") return;
  const [seen, place] = [row.getBoundingClientRect(), tile.getBoundingClientRect()];
  if (place.left < seen.left || place.right > seen.right) {
    row.scrollLeft += place.left - seen.left - (seen.width - place.width) / 2;
  }
}
