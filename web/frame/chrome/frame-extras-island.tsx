import type { ComponentProps } from "react";
import { DialogHost } from "../dialogs/dialog-host.tsx";
import { LateExtras } from "./late-extras.tsx";

export default function FrameExtras(props: ComponentProps<typeof LateExtras>) {
  return (
    <>
      <LateExtras {...props} />
      <DialogHost />
    </>
  );
}
