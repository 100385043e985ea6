import { useEffect, useState } from "react";

/** Files dropped anywhere on the page or pasted. True while files are dragged over it. */
export function useFileDrop(add: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    // entering a child fires before leaving its parent, so entries are counted
    let depth = 0;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const listeners = {
      dragenter(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth += 1;
        setOver(true);
      },
      dragleave(event: DragEvent) {
        if (!hasFiles(event)) return;
        depth = Math.max(depth - 1, 0);
        if (depth === 0) setOver(false);
      },
      dragover(event: DragEvent) {
        if (hasFiles(event)) event.preventDefault();
      },
      drop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth = 0;
        setOver(false);
        add([...(event.dataTransfer?.files ?? [])]);
      },
      paste(event: ClipboardEvent) {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length > 0) add(files);
      },
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of entries) window.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of entries) window.removeEventListener(type, listener);
    };
  }, [add]);
  return over;
}
