import { type ReactNode, useRef } from "react";
import { Outlet } from "react-router";
import { useReturnToRow } from "./use-return-to-row.ts";
import "./list-beside.css";

interface ListBesideProps {
  readonly title: string;
  /** Id of what is open beside the list; null: the list has all the room. */
  readonly open: string | null;
  /** For the route of what is open. */
  readonly context: unknown;
  /** The page has a title outside of the list; left out: where something is open, one for screen readers takes its place. */
  readonly isHeaded?: boolean;
  readonly children: ReactNode;
}

/** A list, and beside it the one of its rows that is open. Narrow windows show one of both. */
export function ListBeside({ title, open, context, isHeaded, children }: ListBesideProps) {
  const section = useRef<HTMLElement>(null);
  useReturnToRow(section, open);
  return (
    <div className="list-beside" data-open={open === null ? undefined : true}>
      {open !== null && !isHeaded && <h1 className="visually-hidden page-title">{title}</h1>}
      <section ref={section} aria-label={title}>
        {children}
      </section>
      <Outlet context={context} />
    </div>
  );
}
