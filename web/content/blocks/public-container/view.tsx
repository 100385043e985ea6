import { useBlockView } from "../../../reading/rich-text/block-view.ts";
import type { PublicContainer } from "./block.ts";

export function View({ block: { body } }: { readonly block: PublicContainer }) {
  const Block = useBlockView();
  return body.map((inner) => <Block key={inner._uid} block={inner} />);
}
