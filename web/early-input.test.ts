import { afterEach, expect, test, vi } from "vitest";
import { repeatEarlyInput } from "./early-input.ts";

/** A field as browsers have it, as far as it is asked here. */
class Field extends EventTarget {
  readonly type = "text";
  readonly isConnected = true;
  readonly selectionStart = null;
  readonly defaultValue: string;
  #said: string;
  constructor(defaultValue: string) {
    super();
    this.defaultValue = defaultValue;
    this.#said = defaultValue;
  }
  get value(): string {
    return this.#said;
  }
  set value(said: string) {
    this.#said = said;
  }
}

/** Hears of a field as React does: it notes what it finds, and what is set on the element itself, and tells only what differs from that. */
function heardOf(field: Field): string[] {
  const heard: string[] = [];
  let noted = field.value;
  const { get, set } = Object.getOwnPropertyDescriptor(Field.prototype, "value") ?? {};
  Object.defineProperty(field, "value", {
    get: () => get?.call(field),
    set(said: string) {
      noted = said;
      set?.call(field, said);
    },
  });
  field.addEventListener("input", () => {
    if (field.value !== noted) heard.push(field.value);
    noted = field.value;
  });
  return heard;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["typed into an empty field", "", "mira@"],
  ["typed over what stood there", "1", "12"],
  ["emptied", "1", ""],
])("a component hears of a field that was %s before it came alive", (_, stood, said) => {
  vi.stubGlobal("HTMLInputElement", Field);
  vi.stubGlobal("document", { activeElement: null });
  const field = new Field(stood);
  field.value = said;
  const heard = heardOf(field);
  const release = vi.fn();
  repeatEarlyInput({ targets: [field as unknown as HTMLElement], release });
  expect(heard).toEqual([said]);
  expect(field.value).toBe(said);
  expect(release).toHaveBeenCalledOnce();
});

test("arrow keys are pressed again, each where the one before led; none where the focus has moved on since, nor one that was followed already", () => {
  vi.stubGlobal(
    "KeyboardEvent",
    class extends Event {
      readonly key: string;
      constructor(type: string, { key }: { key: string }) {
        super(type);
        this.key = key;
      }
    },
  );
  const [first, second, elsewhere] = [new EventTarget(), new EventTarget(), new EventTarget()];
  const page = { activeElement: first };
  vi.stubGlobal("document", page);
  const heard: string[] = [];
  for (const [name, node] of Object.entries({ first, second, elsewhere }))
    node.addEventListener("keydown", (event) => {
      heard.push(`${(event as KeyboardEvent).key} at ${name}`);
      page.activeElement = second;
    });
  const key = (target: EventTarget, pressed: string, defaultPrevented = false) =>
    ({ target, key: pressed, defaultPrevented }) as KeyboardEvent;
  repeatEarlyInput({
    targets: [key(first, "ArrowRight"), key(elsewhere, "Home"), key(first, "ArrowUp", true), key(first, "ArrowDown")],
    release: () => {},
  });
  expect(heard).toEqual(["ArrowRight at first", "ArrowDown at second"]);
});
