import type { ReactNode } from "react";
import "./list-head.css";

interface ListHeadProps {
  readonly title: string;
  readonly search?: ReactNode;
  readonly tabs?: ReactNode;
}

/** Title, search and tabs over a list; stays in sight while the list scrolls. */
export function ListHead({ title, search, tabs }: ListHeadProps) {
  return (
    <div className="list-head">
      <div className="list-head-row">
        <h1>{title}</h1>
        {search}
      </div>
      {tabs}
    </div>
  );
}
