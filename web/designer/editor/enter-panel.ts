/**
 * After a tool was chosen by a key: puts the focus on the heading of what it opened, so that Tab leads into it and not
 * across the sheet, where what is focused would take its place.
 *
 * @param title of the tool; without a part of this name the photos are meant
 */
export function enterPanel(rail: Element, title: string): void {
  const headings = [...(rail.closest(".editor")?.querySelectorAll<HTMLElement>("aside h2") ?? [])];
  const named = headings.find(({ textContent }) => textContent === title);
  (named ?? headings[0])?.focus();
}
