import type { Json } from "../../../../services/content/contract.ts";

/** A value nobody can edit here, as it is written. */
export const JsonValue = ({ value }: { readonly value: Json }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: long values are scrolled by keys, too
  <pre className="forms-json" tabIndex={0}>
    {JSON.stringify(value, null, 2)}
  </pre>
);
