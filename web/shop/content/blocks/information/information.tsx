import { Notice } from "../../../../../ui/notice.tsx";
import { RichTextView } from "../../rich-text/rich-text-view.tsx";
import type { Information } from "./schema.ts";

export const InformationBlock = ({ block: { headline, text, tone } }: { readonly block: Information }) => (
  <div className="wrap content-information">
    <Notice tone={tone} title={headline || undefined}>
      <RichTextView text={text} />
    </Notice>
  </div>
);
