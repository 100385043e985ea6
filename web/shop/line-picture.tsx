import { useState } from "react";
import "./line-picture.css";

interface LinePictureProps {
  /** Address of the picture of the frozen design; null for ready-made goods. */
  readonly src: string | null;
}

/** What is bought, as a small print on a wall; a frame on its nail where there is no picture to show. */
export function LinePicture({ src }: LinePictureProps) {
  const [missing, setMissing] = useState(false);
  return (
    <span className="line-picture">
      {src === null || missing ? (
        <EmptyFrame />
      ) : (
        <img src={src} alt="" decoding="async" onError={() => setMissing(true)} />
      )}
    </span>
  );
}

function EmptyFrame() {
  return (
    <svg viewBox="0 0 120 90" aria-hidden="true">
      <path d="M0 0h56l34 90H0z" fill="var(--sheet)" opacity=".4" />
      <path d="M43 24h40v50H43z" fill="rgb(60 45 25 / .16)" />
      <path d="M40 20h40v50H40z" fill="#b98a58" />
      <path d="m40 20 4 4v42l-4 4z" fill="#c79a66" />
      <path d="M40 20h40l-4 4H44z" fill="#cfa473" />
      <path d="m80 20-4 4v42l4 4z" fill="#a97b4a" />
      <path d="M44 24h32v42H44z" fill="#fcfaf5" />
      <path d="M51 31h18v28H51z" fill="var(--paper-2)" stroke="var(--hairline)" strokeWidth=".6" />
    </svg>
  );
}
