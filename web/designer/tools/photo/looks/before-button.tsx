import { type KeyboardEvent, useEffect, useState } from "react";
import { Button } from "../../../../../ui/button.tsx";
import { useMessages } from "../../../../words/context.tsx";

/** Shows all photos without their effects while it is held; nothing of the design changes. */
export function BeforeButton() {
  const t = useMessages().designer.tools.looks;
  const [held, hold] = useState(false);
  useEffect(() => {
    if (!held) return;
    const root = document.documentElement;
    root.toggleAttribute("data-photos-before", true);
    return () => void root.toggleAttribute("data-photos-before", false);
  }, [held]);
  const isPress = ({ key }: KeyboardEvent) => key === " " || key === "Enter";
  return (
    <Button
      look="ghost"
      small
      icon="eye"
      title={t.beforeHelp}
      aria-pressed={held}
      onPointerDown={() => hold(true)}
      onPointerUp={() => hold(false)}
      onPointerLeave={() => hold(false)}
      onPointerCancel={() => hold(false)}
      onKeyDown={(event) => isPress(event) && hold(true)}
      onKeyUp={(event) => isPress(event) && hold(false)}
      onBlur={() => hold(false)}
    >
      {t.before}
    </Button>
  );
}
