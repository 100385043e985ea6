import type { DesignDocument } from "../../../design/document.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../words/context.tsx";

interface LeftOutProps {
  /** Ids. */
  readonly photos: readonly string[];
  readonly document: Pick<DesignDocument, "photos">;
}

/** Photos that lost their place, by name, and where they are. */
export function LeftOut({ photos, document }: LeftOutProps) {
  const t = useMessages().designer.panels.layouts;
  const names = document.photos.flatMap(({ id, name }) => (photos.includes(id) ? [name] : []));
  if (names.length === 0) return null;
  return (
    <Notice tone="info" announce="polite" title={t.leftOut({ count: names.length })}>
      {names.join(", ")}
    </Notice>
  );
}
