// What React Router's build takes for the browser's beginning; documents name it themselves
// (`web/browser/islands/draw-document.tsx`).
import "./start.ts";
