import type { ReactNode } from "react";
import "./disclosure.css";
import { Icon } from "./icon.tsx";

interface DisclosureProps {
  readonly title: ReactNode;
  /** What is set inside, readable while closed ("25 mm"). */
  readonly value?: ReactNode;
  readonly open?: boolean | undefined;
  /** Disclosures of one name: at most one of them is open. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** A line that opens; the browser's own `<details>`, so it works without scripts and is found by search in the page. */
export function Disclosure({ title, value, open, name, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={open} name={name}>
      <summary>
        <span className="disclosure-title">{title}</span>
        {value && <span className="disclosure-value num">{value}</span>}
        <Icon name="chevron-down" small />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
