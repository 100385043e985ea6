import type { EarlyInput } from "./first-view.ts";

/** Sets a field to what it says already, in a way that its component hears: it took the field as it found it. */
function tellAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value: said, selectionStart, selectionEnd } = field;
  // React notes what is set on the element itself, and compares with it what it finds there at the event: what the page came with.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, said);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function repeat(target: HTMLElement): void {
  if (!target.isConnected) return;
  if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)) {
    if (target.checked === target.defaultChecked) return;
    target.checked = target.defaultChecked;
    target.click();
  } else if (target instanceof HTMLInputElement && /^(?:submit|button|file)$/.test(target.type)) {
    if (target.type === "file") target.dispatchEvent(new Event("change", { bubbles: true }));
    else target.click();
  } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) tellAgain(target);
  else if (target instanceof HTMLSelectElement) target.dispatchEvent(new Event("change", { bubbles: true }));
  else target.click();
}

const isKey = (one: HTMLElement | KeyboardEvent): one is KeyboardEvent => "key" in one;

/** Where the focus is now: what the key before did may have moved it. */
function pressAgain({ key, code, shiftKey }: KeyboardEvent): void {
  const pressed = new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(pressed);
}

/** Does once more, now that somebody listens, what a visitor did before the page came alive. */
export function repeatEarlyInput({ targets, release }: EarlyInput): void {
  release();
  // A key that was pressed where the focus is no more was for something else; one that was taken from the browser was followed already, by a
  // page that came alive while this was loading.
  const focused = document.activeElement;
  for (const one of targets) {
    if (!isKey(one)) repeat(one);
    else if (one.target === focused && !one.defaultPrevented) pressAgain(one);
  }
}
