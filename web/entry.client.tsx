// What React Router's build takes for the browser's beginning; documents name it themselves (`web/islands/draw-document.tsx`).
import "./islands/start.ts";
