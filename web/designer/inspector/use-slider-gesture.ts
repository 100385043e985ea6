import { useRef } from "react";

/**
 * One movement of a slider is one step of undo: a new key when it is touched, or when the keys have rested.
 * Spread `handlers` onto the slider.
 */
export function useSliderGesture() {
  const gesture = useRef(crypto.randomUUID());
  const renew = () => {
    gesture.current = crypto.randomUUID();
  };
  return { key: () => gesture.current, handlers: { onPointerDown: renew, onFocus: renew, onPointerUp: renew } };
}
