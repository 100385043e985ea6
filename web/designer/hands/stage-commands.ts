import { elementOf } from "../../../design/element-place.ts";
import { readingOrder } from "../../../design/reading-order.ts";
import { elementNode, focusedElement, type Hands } from "./hands.ts";
import type { HandsPorts } from "./hands-ports.ts";
import type { Command } from "./key-map.ts";
import { walkRegions } from "./regions.ts";

interface StageCommandOptions extends Pick<Hands, "running" | "gathering" | "say"> {
  readonly ports: () => HandsPorts;
}

/** Commands that change no element: what is selected, what is worked inside of, how it is looked at. True when done. */
export function createStageCommands({ ports, running, gathering, say }: StageCommandOptions) {
  const session = () => ports().context.session;
  const saySelected = () => {
    const { length } = session().state().selection;
    say(length > 0 ? ports().words.said.selected({ n: length }) : ports().words.said.nothing);
  };

  function leave(): boolean {
    const { work } = ports();
    const { selection } = session().state();
    if (running.current) running.current.cancel();
    else if (work.inside !== null) {
      const { inside } = work;
      work.leave();
      requestAnimationFrame(() => elementNode(inside)?.focus({ preventScroll: true }));
    } else if (selection.length > 0) {
      gathering.current = false;
      session().select([]);
      saySelected();
    } else return false;
    return true;
  }

  function edit(): boolean {
    const { work, toolOf } = ports();
    const id = focusedElement() ?? session().state().selection[0];
    const element = id === undefined ? undefined : elementOf(session().state().document, id);
    if (!element || work.inside !== null) return false;
    gathering.current = false;
    session().select([element.id]);
    if (toolOf(element).canEnter(element)) work.enter(element.id);
    else if (element.type === "photo") work.swap(element.id);
    else work.adjust();
    return true;
  }

  /** Takes the focused element into the selection or out of it. */
  function gather(): boolean {
    const id = focusedElement();
    if (id === null || ports().work.inside !== null) return false;
    const { selection } = session().state();
    if (!gathering.current && selection.length === 1 && selection[0] === id) {
      // selected by its focus: from now on what Space takes stays
      gathering.current = true;
    } else {
      gathering.current = true;
      session().select(selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id]);
    }
    saySelected();
    return true;
  }

  function selectAll(): boolean {
    const { board } = ports().work;
    const anchor = focusedElement() ?? session().state().selection[0];
    const side = board.sides.find(({ surface }) => surface.elements.some(({ id }) => id === anchor)) ?? board.sides[0];
    if (!side) return false;
    const free = readingOrder(side.surface.elements).filter(({ frame, locked }) => frame !== "surface" && !locked);
    if (free.length === 0) return false;
    gathering.current = true;
    session().select(free.map(({ id }) => id));
    saySelected();
    return true;
  }

  return (command: Command): boolean => {
    const { view, showKeys } = ports();
    switch (command) {
      case "leave":
        return leave();
      case "edit":
        return edit();
      case "gather":
        return gather();
      case "select-all":
        return selectAll();
      case "undo":
        session().undo();
        return true;
      case "redo":
        session().redo();
        return true;
      case "zoom-in":
        view.zoomIn();
        return true;
      case "zoom-out":
        view.zoomOut();
        return true;
      case "whole":
        view.whole();
        return true;
      case "help":
        showKeys();
        return true;
      case "next-region":
        return walkRegions(document, document.activeElement, 1);
      case "previous-region":
        return walkRegions(document, document.activeElement, -1);
      default:
        return false;
    }
  };
}
