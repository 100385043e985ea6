import type { ReactNode } from "react";
import { Notice } from "../../../ui/notice.tsx";

interface ArrivalNoteProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The day it arrives, said early and on every page with a price. */
export const ArrivalNote = ({ title, children }: ArrivalNoteProps) => (
  <Notice tone="ok" icon="truck" title={title}>
    {children}
  </Notice>
);
