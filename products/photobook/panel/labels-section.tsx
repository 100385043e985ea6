import { CaptionFields } from "./caption-fields.tsx";
import { LinkFields } from "./link-fields.tsx";
import { NumberFields } from "./number-fields.tsx";
import type { Props } from "./panel-types.ts";
import "./panel.css";

/** Text beside the photos: page numbers, dates, links to films. */
export function LabelsSection(props: Props) {
  return (
    <>
      <NumberFields {...props} />
      <CaptionFields {...props} />
      <LinkFields {...props} />
    </>
  );
}
