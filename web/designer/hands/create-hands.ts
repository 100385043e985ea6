import { type Step, together } from "../../../design/operation.ts";
import { changeBy } from "./change-by.ts";
import { createClipboard } from "./clipboard/create-clipboard.ts";
import { boundsOfAll, boxOf } from "./geometry/turned-box.ts";
import { elementNode, elementsOnStage, focusedElement, type Hands, stageNode } from "./hands.ts";
import type { HandsPorts } from "./hands-ports.ts";
import { type Command, type KeyStroke, nudgeLength } from "./key-map.ts";
import type { Lengths } from "./lengths.ts";
import { saidOf } from "./said-of.ts";
import { snapSide } from "./snap-side.ts";
import { createStageCommands } from "./stage-commands.ts";
import { type Held, heldOf } from "./steps/held.ts";
import { changeTile, swapSteps } from "./steps/tile-steps.ts";

/** Works at once on the state of the moment; nothing of it is drawn. */
export function createHands(lengths: Lengths, ports: () => HandsPorts, say: (words: string) => void): Hands {
  const running: Hands["running"] = { current: null };
  const gathering: Hands["gathering"] = { current: false };
  const session = () => ports().context.session;
  let gesture: string | null = null;

  /** The selected elements, or the one that has the focus. */
  function held(): Held | null {
    const { document, selection } = session().state();
    const focused = focusedElement();
    return heldOf(document, selection.length > 0 ? selection : focused ? [focused] : []);
  }

  function perform(steps: readonly Step[], key: string | null = null): boolean {
    if (steps.length === 0) return false;
    const performed = session().perform(together(steps), key);
    if (!performed.ok) say(ports().words.said.full);
    return performed.ok;
  }

  function sayPlace() {
    const bounds = boundsOfAll(held()?.elements.flatMap((element) => boxOf(element) ?? []) ?? []);
    if (bounds) say(ports().words.said.moved({ x: lengths.full(bounds.x), y: lengths.full(bounds.y) }));
  }

  /** Focus follows what is selected, once it is drawn. */
  function select(elements: readonly string[]) {
    gathering.current = elements.length > 1;
    session().select(elements);
    const [first] = elements;
    if (first !== undefined) requestAnimationFrame(() => elementNode(first)?.focus({ preventScroll: true }));
  }

  const clipboard = createClipboard({ ports, held, select, perform, say });
  const others = createStageCommands({ ports, running, gathering, say });

  function change(command: Command, stroke?: KeyStroke & { readonly repeat: boolean }): boolean {
    const before = held();
    const layout = before && ports().work.board.sides.find(({ surface }) => surface.id === before.surface.id)?.layout;
    if (!before || !layout) return false;
    const nudge = nudgeLength(stroke ?? { shiftKey: false, ctrlKey: false });
    const { trim } = snapSide(layout);
    const newId = () => crypto.randomUUID();
    const { document } = session().state();
    const tile =
      before.elements.length === 1
        ? changeTile(command, before, { document, context: ports().context, nudge, newId })
        : null;
    const made = tile ?? changeBy(command, { held: before, trim, nudge, newId });
    if (!made) return false;
    if (made.steps.length === 0) {
      const { said } = ports().words;
      say(before.elements.every(({ locked }) => locked) ? said.cannotMove : said.atLimit);
      return true;
    }
    if (!stroke?.repeat || gesture === null) gesture = crypto.randomUUID();
    const goOn = command === "remove" ? nextFocus(before) : null;
    if (!perform(made.steps, stroke ? gesture : null)) return true;
    if (made.selection) select(made.selection);
    goOn?.();
    const after = heldOf(
      session().state().document,
      before.elements.map(({ id }) => id),
    );
    say(saidOf(tile && command.startsWith("nudge") ? "larger" : command, made.steps, after, { ...ports(), lengths }));
    return true;
  }

  /** Two places that are selected, or the selected one and then the one that has the focus. */
  function swap(): boolean {
    const { document, selection } = session().state();
    const focused = focusedElement();
    const [one, other, ...more] = [...new Set([...selection, ...(focused ? [focused] : [])])];
    if (one === undefined || more.length > 0 || ports().work.inside !== null) return false;
    const { said } = ports().words;
    if (other === undefined) {
      gathering.current = true;
      say(said.second);
      return true;
    }
    const steps = swapSteps(document, one, other);
    if (steps.length === 0) say(said.cannotMove);
    else if (perform(steps)) {
      select([other]);
      say(said.swapped);
    }
    return true;
  }

  return {
    lengths,
    running,
    gathering,
    say,
    sayPlace,
    perform: (steps, key) => {
      if (perform(steps, key)) sayPlace();
    },
    clipboard,
    run(command, stroke) {
      // a drag goes on until it is let go or ended by Escape
      if (running.current && command !== "leave") return true;
      if (others(command)) return true;
      if (command === "swap") return swap();
      return ports().work.inside === null && change(command, stroke);
    },
  };
}

/** Where the focus goes when these are gone: to another element, or to the stage. Null where they stay. */
function nextFocus({ elements }: Held): (() => void) | null {
  if (elements.some(({ frame }) => frame === "surface")) return null;
  const gone = new Set(elements.map(({ id }) => id));
  const all = elementsOnStage();
  const last = all.findLastIndex((id) => gone.has(id));
  const next = [...all.slice(last + 1), ...all.slice(0, last + 1).toReversed()].find((id) => !gone.has(id));
  return () => {
    const node = (next !== undefined && elementNode(next)) || stageNode();
    node?.focus({ preventScroll: true });
  };
}
