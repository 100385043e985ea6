import type { Rect } from "../../../design/geometry.ts";

/** A sofa for three from the front, to scale: its outline says how large the picture is. */
export function SofaDrawing({ sofa, scale }: { readonly sofa: Rect; readonly scale: number }) {
  return (
    <svg
      className="sofa"
      viewBox="0 0 220 82"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ left: sofa.x * scale, top: sofa.y * scale, width: sofa.width * scale, height: sofa.height * scale }}
    >
      <path d="M20 76v6h5v-6zM195 76v6h5v-6z" fill="#4a3826" />
      <path d="M18 8q0-6 7-6h170q7 0 7 6v40H18z" fill="#8f8a80" />
      <path d="M78 3v44M142 3v44" stroke="#7d786f" strokeWidth=".8" fill="none" />
      <path d="M2 34q0-8 9-8t9 8v43H7q-5 0-5-5zM200 34q0-8 9-8t9 8v38q0 5-5 5h-13z" fill="#9a958a" />
      <path d="M20 46h180v20H20z" fill="#a5a095" />
      <path d="M20 47q2-3 6-3h48q6 0 6 4 0-4 6-4h48q6 0 6 4 0-4 6-4h48q4 0 6 3v5H20z" fill="#b0aba0" />
      <path d="M80 48v18M140 48v18" stroke="#8f8a80" strokeWidth=".8" fill="none" />
      <path d="M20 66h180v11H20z" fill="#8c877d" />
      <path d="M36 24q-1-3 2-4l20-4q4-1 4 3l4 22q1 4-3 4l-21 4q-3 0-3-3z" fill="#a8553a" />
    </svg>
  );
}
