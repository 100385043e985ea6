import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { sideOfNext } from "../../../ui/roving.ts";
import "./toolbar.css";

interface ToolbarProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Buttons in a row with one stop for Tab; arrow keys, Home and End walk inside, whatever buttons it holds. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => keepOneStop(bar.current, current.current));
  const goTo = (control: HTMLElement | undefined) => {
    if (!control) return;
    current.current = control;
    keepOneStop(bar.current, control);
    control.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className={classNames("stage-toolbar", "toolbar", className)}
      onFocus={({ target }) => {
        current.current = target;
        keepOneStop(bar.current, target);
      }}
      onKeyDown={(event) => {
        const next = nextControl(event, controlsOf(bar.current));
        if (next === undefined) return;
        event.preventDefault();
        goTo(next);
      }}
    >
      {children}
    </div>
  );
}

const controlsOf = (bar: HTMLElement | null): readonly HTMLElement[] =>
  bar ? [...bar.querySelectorAll<HTMLElement>("button, input")] : [];

function keepOneStop(bar: HTMLElement | null, wanted: HTMLElement | null): void {
  const controls = controlsOf(bar);
  const stop = wanted && controls.includes(wanted) ? wanted : controls[0];
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}

/** In a field the arrows are the text's until its end is reached; up and down are the number's. */
function nextControl(event: KeyboardEvent<HTMLElement>, controls: readonly HTMLElement[]): HTMLElement | undefined {
  const { key, target, currentTarget } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const at = controls.indexOf(target as HTMLElement);
  const side = sideOfNext(currentTarget);
  const way = key === "ArrowRight" ? side : key === "ArrowLeft" ? -side : 0;
  if (target instanceof HTMLInputElement) {
    const isAtStart = target.selectionStart === 0 && target.selectionEnd === 0;
    const isAtEnd = target.selectionEnd === target.value.length;
    return (way < 0 && isAtStart) || (way > 0 && isAtEnd)
      ? controls[(at + way + controls.length) % controls.length]
      : undefined;
  }
  if (key === "Home") return controls[0];
  if (key === "End") return controls.at(-1);
  return way === 0 ? undefined : controls[(at + way + controls.length) % controls.length];
}
