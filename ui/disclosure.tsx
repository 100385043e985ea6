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
      <Opener>
        <span className="disclosure-title">{title}</span>
        {value && <span className="disclosure-value num">{value}</span>}
      </Opener>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}

/** What a `<details>` is opened by, with the shop's chevron instead of the browser's triangle. */
export const Opener = ({ children }: { readonly children: ReactNode }) => (
  <summary className="opener">
    {children}
    <Icon name="chevron-down" small />
  </summary>
);
