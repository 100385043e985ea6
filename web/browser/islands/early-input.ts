/** Input in an island before hydration, in its order. */
type Early = HTMLElement | KeyboardEvent;

const early: Early[] = [];

/** The browser itself opens and closes what these name; older ones know no commands. */
const byBrowser = ["[popovertarget]", "form[method=dialog] *"];
if ("commandForElement" in HTMLButtonElement.prototype) byBrowser.push("[commandfor]");

/** Listens in islands before hydration for buttons, keys of scripts, and fields; each hydrates its island. */
export function followEarlyInput(begin: (island: Element) => void): void {
  const unborn = (target: EventTarget | null) =>
    // A button's icon is no HTML element.
    target instanceof Element ? target.closest("[data-island]:not([data-alive])") : null;
  addEventListener(
    "click",
    (event) => {
      const island = unborn(event.target);
      const button = (event.target as Element).closest<HTMLElement>("button, input[type=submit]");
      if (!island || !button || !island.contains(button) || button.matches(byBrowser.join())) return;
      event.preventDefault();
      early.push(button);
      begin(island);
    },
    true,
  );
  addEventListener(
    "keydown",
    (event) => {
      const island = unborn(event.target);
      if (!island || !isArrow(event) || (event.target as Element).matches("input,select,textarea")) return;
      early.push(event);
      begin(island);
    },
    true,
  );
  // Typed and chosen values stay in their fields; their events are repeated after hydration.
  addEventListener(
    "input",
    ({ target }) => {
      const island = unborn(target);
      if (island) begin(island);
    },
    true,
  );
}

/** Arrows within a menu, tabs or the like. */
const isArrow = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  /^(?:Arrow|Home|End)/.test(key) && !altKey && !ctrlKey && !metaKey;

export const hasEarlyInput = (island: Element): boolean => early.some((one) => island.contains(targetOf(one)));

const targetOf = (one: Early): HTMLElement | null =>
  one instanceof HTMLElement ? one : one.target instanceof HTMLElement ? one.target : null;

/** Does once more, now that the island listens, what was done in it before. */
export function repeatEarlyInput(island: Element): void {
  for (const field of island.querySelectorAll<Field>("input, textarea, select")) tellAgain(field);
  // Each of several keys is repeated where the one before moved the focus.
  const focused = document.activeElement;
  for (const one of early.splice(0)) {
    if (!island.contains(targetOf(one))) early.push(one);
    else if (one instanceof HTMLElement) one.click();
    // Where the focus is no more, a key was for something else.
    else if (one.target === focused) pressAgain(one);
  }
}

function pressAgain({ key, code, shiftKey }: KeyboardEvent): void {
  const pressed = new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(pressed);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Tells its component of a field that was changed: React took it as it found it. */
function tellAgain(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    if ([...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)) say(field, "change");
  } else if (/^(?:checkbox|radio)$/.test(field.type)) {
    const box = field as HTMLInputElement;
    if (box.checked === box.defaultChecked) return;
    box.checked = box.defaultChecked;
    box.click();
  } else if (field.type === "file") {
    if ((field as HTMLInputElement).files?.length) say(field, "change");
  } else if (field.value !== field.defaultValue) {
    const { value, selectionStart, selectionEnd } = field;
    // React notes what is set on the element itself, and compares with it what it finds there at the event.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    say(field, "input");
  }
}

const say = (field: Field, name: string) => field.dispatchEvent(new Event(name, { bubbles: true }));
