import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import type { DesignElement } from "../../../design/document.ts";
import type { Point, Rect } from "../../../design/geometry.ts";
import { together } from "../../../design/operation.ts";
import type { TileSide } from "../../../design/tiles/change-tiles.ts";
import { moveSide } from "../../../design/tiles/hand-tiles.ts";
import { useMessages } from "../../words/context.tsx";
import type { BoardSide } from "../board/board.ts";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useToolOf } from "../elements/tool-of.ts";
import { type Fingers, fingersOf } from "../scene/fingers.ts";
import type { Handle } from "../scene/handle-drag.ts";
import { dropWhenTurned } from "./drop-when-turned.ts";
import type { Guide } from "./geometry/guide.ts";
import { between, elementsAt, elementsIn } from "./geometry/hit.ts";
import { boundsOfAll } from "./geometry/turned-box.ts";
import { type Gesture, reach } from "./gesture.ts";
import type { Grip, Manner, Reached } from "./grip.ts";
import { elementNode, useHands } from "./hands.ts";
import { snapSide } from "./snap-side.ts";
import { heldOf, movables, neighboursOf } from "./steps/held.ts";
import { isSharing, swapSteps } from "./steps/tile-steps.ts";

/** What is drawn over a side while something is done to it. */
export interface SideSigns {
  readonly kind: Gesture["kind"] | "marquee" | null;
  readonly guides: readonly Guide[];
  readonly marquee: Rect | null;
}

const nothing: SideSigns = { kind: null, guides: [], marquee: null };

/** CSS pixels: so far a pointer may slip without dragging, and so far lines attract. */
const SLIP = { mouse: 3, touch: 8 } as const;
const ATTRACTION = 6;
/** Milliseconds after which a finger that rests adds to the selection. */
const LONG_PRESS = 500;

/** A press that is on its way. */
interface Press {
  readonly from: Point;
  readonly client: Point;
  readonly touch: boolean;
  /** The element under it; null on the bare sheet. */
  readonly element: DesignElement | null;
  readonly wasSelected: boolean;
  readonly adds: boolean;
  /** What was selected before a marquee that adds. */
  readonly before: readonly string[];
  gesture: Gesture | null;
  dragging: boolean;
  reached: Reached | null;
}

/** Pointers and fingers on one side: press, drag, handles, two fingers, a frame drawn around several. */
export function useSideHands(side: BoardSide, scale: number) {
  const context = useDesignContext();
  const { session } = context;
  const work = useWork();
  const hands = useHands();
  const toolOf = useToolOf();
  const [signs, show] = useState(nothing);
  const node = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<Press | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { said } = useMessages().designer.hands;
  const latest = useRef({ side, scale, work, said });
  latest.current = { side, scale, work, said };

  const actions = useMemo(() => {
    const toSide = ({ clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">): Point => {
      const { left, top } = node.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      const { subject, layout } = latest.current.side;
      const perPixel = latest.current.scale;
      return {
        x: (clientX - left) / perPixel + subject.outer.x - layout.bleed.left,
        y: (clientY - top) / perPixel + subject.outer.y - layout.bleed.top,
      };
    };

    function saySelected() {
      const { length } = session.state().selection;
      hands.say(length > 0 ? latest.current.said.selected({ n: length }) : latest.current.said.nothing);
    }

    function gripNow(): Grip | null {
      const { document, selection } = session.state();
      const held = heldOf(document, selection);
      const items = held ? movables(held) : [];
      const bounds = boundsOfAll(items.map(({ box }) => box));
      const [only, ...more] = items;
      if (!held || !bounds || !only) return null;
      const keepsShape = more.length === 0 && toolOf(only.element).keepsShape === true;
      return {
        items,
        bounds,
        others: neighboursOf(held, items),
        side: snapSide(latest.current.side.layout),
        keepsShape,
      };
    }

    function begin(event: PointerEvent<HTMLElement>, made: Omit<Press, "from" | "client" | "touch" | "reached">) {
      // no mouse event follows that would move the focus
      event.preventDefault();
      const from = toSide(event);
      pointers.current.set(event.pointerId, from);
      const client = { x: event.clientX, y: event.clientY };
      press.current = { ...made, from, client, touch: event.pointerType === "touch", reached: null };
      hands.running.current = { cancel };
      for (const [type, listener] of Object.entries(listeners))
        window.addEventListener(type, listener as EventListener, true);
    }

    function pinch() {
      clearTimeout(timer.current);
      if (press.current?.gesture) session.abandon();
      const grip = gripNow();
      const fingers = fingersOf(pointers.current);
      if (!press.current || !grip || !fingers?.[1]) return;
      press.current.gesture = { kind: "pinch", grip, from: fingers };
      press.current.dragging = true;
      press.current.reached = null;
    }

    /** A second finger, wherever it comes down. */
    function addFinger(event: globalThis.PointerEvent) {
      if (event.pointerType !== "touch" || pointers.current.size !== 1) return;
      event.stopPropagation();
      pointers.current.set(event.pointerId, toSide(event));
      pinch();
    }

    function down(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || isOwn(event.target, latest.current.work.inside)) return;
      if (press.current) return;
      const adds = event.shiftKey || event.ctrlKey || event.metaKey;
      const [top] = elementsAt(latest.current.side.surface.elements, toSide(event));
      if (top && top.frame !== "surface") pressElement(event, top, adds);
      else pressSheet(event, top, adds);
    }

    function pressElement(event: PointerEvent<HTMLElement>, element: DesignElement, adds: boolean) {
      const { selection } = session.state();
      const wasSelected = selection.includes(element.id);
      const onSide = selection.filter((id) => latest.current.side.surface.elements.some((one) => one.id === id));
      // what is selected is let go with the press: with Ctrl it may be dragged first, past all guides
      if (adds && !wasSelected) session.select(toggled(onSide, element.id));
      else if (!wasSelected) session.select([element.id]);
      hands.gathering.current = session.state().selection.length > 1;
      if (session.state().selection.length > 1) saySelected();
      begin(event, { element, wasSelected, adds, before: [], gesture: null, dragging: false });
      elementNode(element.id)?.focus({ preventScroll: true });
      if (event.pointerType === "touch")
        timer.current = setTimeout(() => addByLongPress(onSide, element.id), LONG_PRESS);
    }

    /** A finger that rests adds to what was selected before it came down. */
    function addByLongPress(before: readonly string[], id: string) {
      if (!press.current || press.current.dragging) return;
      session.select(toggled(before, id));
      hands.gathering.current = true;
      saySelected();
      navigator.vibrate?.(10);
      press.current = { ...press.current, adds: true, wasSelected: false };
    }

    /** The picture of the whole side is left to its own tool; with Shift, and on bare paper, a frame is drawn. */
    function pressSheet(event: PointerEvent<HTMLElement>, top: DesignElement | undefined, adds: boolean) {
      const isTaken = top?.type === "photo" && top.photo !== null && !event.shiftKey;
      if (isTaken || event.pointerType === "touch") return;
      latest.current.work.leave();
      const before = adds ? session.state().selection : [];
      session.select(before);
      begin(event, { element: null, wasSelected: false, adds, before, gesture: null, dragging: false });
    }

    /** A tile that is dragged goes to the place of another; dragged with Ctrl it lies where it is let go. */
    function swapGesture({ id, locked }: DesignElement): Gesture | null {
      const { document, selection } = session.state();
      const { elements } = latest.current.side.surface;
      const isOne = selection.length === 1 && selection[0] === id;
      const element = elements.find((one) => one.id === id);
      if (!element || locked || !isOne || !isSharing(context, element)) return null;
      return {
        kind: "swap",
        steps: (to) => {
          const there = elementsAt(elements, to).find((one) => one.id !== id && isSharing(context, one));
          return there ? swapSteps(document, id, there.id) : [];
        },
      };
    }

    /** Taking hold of the line at one side of a tile. */
    function takeLine(event: PointerEvent<HTMLElement>, element: DesignElement, at: TileSide) {
      if (event.button !== 0 || press.current) return;
      const from = toSide(event);
      const { elements } = latest.current.side.surface;
      const isAcross = at === "left" || at === "right";
      const gesture: Gesture = {
        kind: "line",
        steps: (to) => moveSide(elements, element.id, at, Math.round(isAcross ? to.x - from.x : to.y - from.y)),
      };
      begin(event, { element, wasSelected: true, adds: true, before: [], gesture, dragging: false });
      elementNode(element.id)?.focus({ preventScroll: true });
    }

    function startDrag(held: Press) {
      held.dragging = true;
      clearTimeout(timer.current);
      if (held.element && !held.gesture) {
        const swap = swapGesture(held.element);
        if (swap) {
          held.gesture = swap;
          return;
        }
        const grip = session.state().selection.includes(held.element.id) ? gripNow() : null;
        if (grip) held.gesture = { kind: "move", grip, from: held.from };
        else if (held.element.locked) hands.say(latest.current.said.cannotMove);
      }
    }

    function move(event: globalThis.PointerEvent) {
      const held = press.current;
      if (!held || !pointers.current.has(event.pointerId)) return;
      pointers.current.set(event.pointerId, toSide(event));
      const way = Math.hypot(event.clientX - held.client.x, event.clientY - held.client.y);
      if (!held.dragging) {
        if (way < (held.touch ? SLIP.touch : SLIP.mouse)) return;
        startDrag(held);
      }
      const fingers = fingersOf(pointers.current);
      if (held.gesture && fingers) drag(held, held.gesture, fingers, mannerOf(event, latest.current.scale));
      else if (!held.element) drawMarquee(held, toSide(event));
    }

    function drag(held: Press, gesture: Gesture, fingers: Fingers, manner: Manner) {
      held.reached = reach(gesture, fingers, manner);
      session.preview(together(held.reached.steps), true);
      show({ kind: gesture.kind, guides: held.reached.guides, marquee: null });
    }

    function drawMarquee(held: Press, to: Point) {
      const marquee = between(held.from, to);
      const inIt = elementsIn(latest.current.side.surface.elements, marquee).map(({ id }) => id);
      session.select([...new Set([...held.before, ...inIt])]);
      show({ kind: "marquee", guides: [], marquee });
    }

    function up(event: globalThis.PointerEvent) {
      const held = press.current;
      if (!pointers.current.delete(event.pointerId) || !held) return;
      // with the first of two fingers that is lifted all is done
      const { selection } = session.state();
      if (held.gesture && held.dragging) {
        if (held.reached && held.reached.steps.length > 0) {
          session.commit();
          if (held.gesture.kind === "swap") hands.say(latest.current.said.swapped);
          else hands.sayPlace();
        } else session.abandon();
      } else if (!held.dragging && !held.gesture && held.element && held.wasSelected && held.adds) {
        session.select(toggled(selection, held.element.id));
        hands.gathering.current = selection.length > 2;
        saySelected();
      } else if (!held.dragging && held.element && held.wasSelected && selection.length > 1) {
        session.select([held.element.id]);
        hands.gathering.current = false;
      } else if (!held.element) {
        hands.gathering.current = selection.length > 1;
        saySelected();
      }
      end();
    }

    function end() {
      clearTimeout(timer.current);
      for (const [type, listener] of Object.entries(listeners))
        window.removeEventListener(type, listener as EventListener, true);
      pointers.current.clear();
      press.current = null;
      hands.running.current = null;
      show(nothing);
    }

    /** Escape, a call that comes in, a phone that is turned: all is as it was before. */
    function cancel() {
      const held = press.current;
      if (!held) return;
      if (held.gesture) session.abandon();
      if (!held.element && held.dragging && !held.gesture) session.select(held.before);
      end();
    }

    // On the window, not by pointer capture: presses on an element stay its own, for what its tool does with them.
    const listeners = { pointerdown: addFinger, pointermove: move, pointerup: up, pointercancel: cancel };

    /** Taking hold of a handle of the selection. */
    function takeHandle(event: PointerEvent<HTMLElement>, which: Handle | "turn") {
      const grip = gripNow();
      if (event.button !== 0 || press.current || !grip) return;
      const from = toSide(event);
      const gesture: Gesture =
        which === "turn" ? { kind: "turn", grip, from } : { kind: "pull", grip, from, handle: which };
      const [{ element }] = grip.items as [Grip["items"][number]];
      begin(event, { element, wasSelected: true, adds: true, before: [], gesture, dragging: false });
      // a field that was typed in would keep Ctrl+Z for itself
      hands.gathering.current = grip.items.length > 1;
      elementNode(element.id)?.focus({ preventScroll: true });
    }

    function enterAt(event: MouseEvent<HTMLElement>) {
      if (isOwn(event.target, latest.current.work.inside)) return;
      const [top] = elementsAt(latest.current.side.surface.elements, toSide(event));
      if (top && !top.locked) hands.run("edit");
    }

    return { down, cancel, takeHandle, takeLine, enterAt };
  }, [context, session, hands, toolOf]);

  useEffect(() => {
    const stop = dropWhenTurned(window, actions.cancel);
    return () => {
      stop();
      actions.cancel();
    };
  }, [actions]);

  const bind = {
    ref: node,
    onPointerDownCapture: actions.down,
    onDoubleClick: actions.enterAt,
  };
  return { bind, signs, takeHandle: actions.takeHandle, takeLine: actions.takeLine };
}

const mannerOf = (event: globalThis.PointerEvent, scale: number): Manner => ({
  strict: event.shiftKey,
  free: event.ctrlKey || event.metaKey,
  tolerance: Math.round(ATTRACTION / scale),
});

const toggled = (selection: readonly string[], id: string): readonly string[] =>
  selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id];

/** Controls on the stage, handles, and what is worked inside of have pointers of their own. */
function isOwn(target: EventTarget, inside: string | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("button, a, input, textarea, select, label, [contenteditable], [data-handle], .selection"))
    return true;
  return inside !== null && target.closest<HTMLElement>("[data-object]")?.dataset.object === inside;
}
