import { Notice } from "../../../../ui/notice.tsx";
import { RichTextView } from "../../../reading/rich-text/rich-text-view.tsx";
import type { Information } from "./block.ts";

export const View = ({ block: { headline, text, tone } }: { readonly block: Information }) => (
  <div className="wrap content-information">
    <Notice tone={tone} title={headline || undefined}>
      <RichTextView text={text} />
    </Notice>
  </div>
);
