import type { ReactNode } from "react";
import "./skeleton.css";
import { classNames } from "./class-names.ts";

interface SkeletonProps {
  /** CSS length; the full width when left out. */
  readonly width?: string | undefined;
  /** CSS length; one line of the surrounding text when neither height nor ratio is given. */
  readonly height?: string | undefined;
  /** Width to height, as "4 / 3". */
  readonly ratio?: string | undefined;
}

/** Holds the place of something that is coming, in its final size. */
export function Skeleton({ width, height, ratio }: SkeletonProps) {
  const line = height === undefined && ratio === undefined;
  return (
    <span
      className={classNames("skeleton", line && "skeleton-line")}
      style={{ width, height, aspectRatio: ratio }}
      aria-hidden="true"
    />
  );
}

/** Says once, for all the skeletons in it, that something is loading. */
export function Loading({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {label}
      </span>
      {children}
    </div>
  );
}
