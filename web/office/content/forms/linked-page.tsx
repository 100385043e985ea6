import { Notice } from "../../../../ui/notice.tsx";
import { useStories } from "./use-stories.ts";
import { useFormsText } from "./words.ts";

interface LinkedPageProps {
  /** "" where only an address is known, as programs may write links. */
  readonly uuid: string;
  readonly address: string;
}

/** The page a link leads to, and whether visitors get there. */
export function LinkedPage({ uuid, address }: LinkedPageProps) {
  const t = useFormsText().link;
  const page = useStories(uuid === "" ? [] : [uuid])(uuid);
  if (uuid === "") return address === "" ? null : <p className="forms-address">/{address}</p>;
  if (page === null) return <Notice tone="warn">{t.gone}</Notice>;
  return (
    <>
      <p className="forms-page">
        {page?.name ?? ""}
        <span className="forms-address">/{page?.fullSlug ?? address}</span>
      </p>
      {page?.state === "draft" && <Notice tone="warn">{t.unpublished}</Notice>}
    </>
  );
}
