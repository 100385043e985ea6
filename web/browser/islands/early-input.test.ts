import { afterEach, expect, test, vi } from "vitest";

/** An icon as browsers have it, as far as it is asked here: it can be neither pressed nor focused by itself. */
class Icon extends EventTarget {
  island: object | null = null;
  button: Icon = this;
  closest(selector: string) {
    return selector.startsWith("[data-island]") ? this.island : this.button;
  }
  matches() {
    return false;
  }
}

/** An element of HTML. */
class Element extends Icon {
  readonly pressed: string[] = [];
  click() {
    this.pressed.push("click");
  }
}

/** A field as browsers have it, as far as it is asked here. */
class Field extends Element {
  readonly type = "text";
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

/** Listens to a field as React does: reports only values that differ from the one it found or that was set. */
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

/** The browser's side: whom it tells of presses, and where the focus is. */
async function begin() {
  vi.resetModules();
  const heard = new Map<string, (event: object) => void>();
  const page = { activeElement: null as Element | null };
  vi.stubGlobal("Element", Icon);
  vi.stubGlobal("HTMLElement", Element);
  vi.stubGlobal("HTMLInputElement", Field);
  vi.stubGlobal("HTMLSelectElement", class {});
  vi.stubGlobal("HTMLButtonElement", Element);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", (name: string, hear: (event: object) => void) => heard.set(name, hear));
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
  const early = await import("./early-input.ts");
  const begun: object[] = [];
  early.followEarlyInput((island) => begun.push(island));
  return { ...early, page, begun, tell: (name: string, event: object) => heard.get(name)?.(event) };
}

const islandOf = (...parts: Icon[]) => {
  const island = {
    contains: (one: unknown) => parts.includes(one as Icon),
    querySelectorAll: () => parts.filter((one) => one instanceof Field),
  };
  for (const part of parts) part.island = island;
  return island as unknown as globalThis.Element;
};

test.each([
  ["typed into an empty field", "", "mira@"],
  ["typed over what stood there", "1", "12"],
  ["emptied", "1", ""],
])("a component hears of a field that was %s before its island was alive", async (_, stood, said) => {
  const { repeatEarlyInput } = await begin();
  const field = new Field(stood);
  field.value = said;
  const heard = heardOf(field);
  repeatEarlyInput(islandOf(field));
  expect(heard).toEqual([said]);
  expect(field.value).toBe(said);
});

test("a field begins its island as soon as something is typed or chosen in it", async () => {
  const { begun, tell } = await begin();
  const [field, elsewhere] = [new Field(""), new Field("")];
  const island = islandOf(field);
  tell("input", { target: field });
  tell("input", { target: elsewhere });
  expect(begun).toEqual([island]);
});

test("a button begins its island and is pressed once it is alive, not with another one", async () => {
  const { repeatEarlyInput, hasEarlyInput, begun, tell } = await begin();
  const [button, other] = [new Element(), new Element()];
  const [island, neighbour] = [islandOf(button), islandOf(other)];
  const preventDefault = vi.fn();
  tell("click", { target: button, preventDefault });
  expect([begun, preventDefault.mock.calls.length]).toEqual([[island], 1]);
  expect([hasEarlyInput(island), hasEarlyInput(neighbour)]).toEqual([true, false]);
  repeatEarlyInput(neighbour);
  expect([button.pressed, other.pressed]).toEqual([[], []]);
  repeatEarlyInput(island);
  repeatEarlyInput(island);
  expect(button.pressed).toEqual(["click"]);
});

test("a button is pressed again when the press hit its icon", async () => {
  const { repeatEarlyInput, begun, tell } = await begin();
  const [button, icon] = [new Element(), new Icon()];
  icon.button = button;
  const island = islandOf(button, icon);
  tell("click", { target: icon, preventDefault: vi.fn() });
  expect(begun).toEqual([island]);
  repeatEarlyInput(island);
  expect(button.pressed).toEqual(["click"]);
});

test("arrow keys are pressed again, each where the one before led; none where the focus has moved on since", async () => {
  const { repeatEarlyInput, page, tell } = await begin();
  const [first, second, elsewhere] = [new Element(), new Element(), new Element()];
  const island = islandOf(first, second, elsewhere);
  const heard: string[] = [];
  for (const [name, node] of Object.entries({ first, second, elsewhere }))
    node.addEventListener("keydown", (event) => {
      heard.push(`${(event as KeyboardEvent).key} at ${name}`);
      page.activeElement = second;
    });
  for (const [target, key] of [
    [first, "ArrowRight"],
    [elsewhere, "Home"],
    [first, "ArrowDown"],
    [first, "x"],
  ] as const)
    tell("keydown", { target, key });
  page.activeElement = first;
  repeatEarlyInput(island);
  expect(heard).toEqual(["ArrowRight at first", "ArrowDown at second"]);
});

afterEach(() => vi.unstubAllGlobals());
