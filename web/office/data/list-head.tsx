import type { ReactNode } from "react";
import { useOfficeMessages } from "../messages.ts";
import "./list-head.css";

interface ListHeadProps {
  readonly title: string;
  readonly search?: ReactNode;
  readonly tabs?: ReactNode;
}

/** Title, search and tabs over a list, and the title of the page; stays in sight while the list scrolls. */
export function ListHead({ title, search, tabs }: ListHeadProps) {
  return (
    <div className="list-head">
      <PageTitle>{title}</PageTitle>
      <div className="list-head-row">
        <h1>{title}</h1>
        {search}
      </div>
      {tabs}
    </div>
  );
}

/** The title of a page of the office. */
export function PageTitle({ children }: { readonly children: string }) {
  const { mark } = useOfficeMessages().frame;
  return <title>{`${children}: ${mark}`}</title>;
}
