/** Fields in which keys write: there they are nobody else's. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !/^(button|checkbox|radio|range|submit|color|file)$/.test(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}

/** A dialog is open over the editor. */
export const isInDialog = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element && target.closest("[role=dialog]") !== null);
