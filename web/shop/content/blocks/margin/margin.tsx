import type { Margin } from "./schema.ts";

export const MarginBlock = ({ block: { size } }: { readonly block: Margin }) => (
  <div className="content-margin" data-size={size} />
);
