import { useEffect, useRef, useState } from "react";

/** Milliseconds between two looks. */
const REST = 200;

/** A store's value that may be a moment old: what changes sixty times a second is drawn five times. */
export function useCalm<Value extends object>(
  subscribe: (listener: () => void) => () => void,
  get: () => Value,
): Value {
  const [value, set] = useState(get);
  const read = useRef(get);
  read.current = get;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMissed = false;
    const rest = () => {
      timer = undefined;
      if (isMissed) look();
    };
    const look = () => {
      isMissed = timer !== undefined;
      if (isMissed) return;
      timer = setTimeout(rest, REST);
      set(read.current);
    };
    const leave = subscribe(look);
    look();
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [subscribe]);
  return value;
}
