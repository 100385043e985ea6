import { type ReactNode, useId } from "react";
import "./progress-bar.css";

interface ProgressBarProps {
  readonly label: ReactNode;
  /** Done so far, of `max`; leave it out while it cannot be known. */
  readonly value?: number | undefined;
  readonly max?: number | undefined;
  /** What is done and what is left ("3 von 12 Fotos, noch 40 s"). */
  readonly detail?: ReactNode;
}

/** Long work under way, in words and as a bar. */
export function ProgressBar({ label, value, max = 100, detail }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="progress">
      <div className="progress-words">
        <label htmlFor={id}>{label}</label>
        {detail && <span className="progress-detail num">{detail}</span>}
      </div>
      <progress id={id} max={max} value={value} />
    </div>
  );
}
