import type { Margin } from "./block.ts";

export const View = ({ block: { size } }: { readonly block: Margin }) => (
  <div className="content-margin" data-size={size} />
);
