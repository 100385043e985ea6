import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** Says at the top of the page that another room is on its way, and that it is there (`web/browser/navigation/progress-line.css`). */
export function useProgressLine(): void {
  const { state } = useNavigation();
  const wasAwaited = useRef(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (state !== "idle") {
      wasAwaited.current = true;
      dataset.navigation = "pending";
    } else if (wasAwaited.current) dataset.navigation = "success";
  }, [state]);
}
