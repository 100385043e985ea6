import { RichTextView } from "../../rich-text/rich-text-view.tsx";
import type { Text } from "./schema.ts";

export const TextBlock = ({ block: { text, ground } }: { readonly block: Text }) => (
  <div className="content-text" data-ground={ground}>
    <div className="wrap">
      <RichTextView text={text} />
    </div>
  </div>
);
