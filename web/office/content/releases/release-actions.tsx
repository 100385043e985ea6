import { useState } from "react";
import { officeReleasePaths, type ReleaseView } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { officeApi, useMay } from "../../session/use-office.ts";
import { AskDialog } from "../ask-dialog.tsx";
import { useContentText } from "../use-content-text.ts";

interface ReleaseActionsProps {
  readonly release: ReleaseView;
  readonly onSaved: (release: ReleaseView, text: string) => void;
  readonly onRemoved: () => void;
}

/** Publishing a release, and deleting it. */
export function ReleaseActions({ release, onSaved, onRemoved }: ReleaseActionsProps) {
  const t = useContentText();
  const mayPublish = useMay("content-publish");
  const [asking, setAsking] = useState<"publish" | "remove" | null>(null);
  const newer = release.pages.filter(({ conflict }) => conflict !== null);
  const close = () => setAsking(null);

  async function publish() {
    const body = { overwrite: newer.map(({ id }) => id) };
    const published = await officeApi().post<ReleaseView>(officeReleasePaths.publication(release.id), { body });
    if (!published.ok) return published.error;
    onSaved(published.value, t.published);
    return null;
  }
  async function remove() {
    const removed = await officeApi().del(officeReleasePaths.release(release.id));
    if (!removed.ok) return removed.error;
    onRemoved();
    return null;
  }
  return (
    <div className="page-buttons">
      {mayPublish ? (
        <Button small disabled={release.pages.length === 0} onClick={() => setAsking("publish")}>
          {t.releasePublish}
        </Button>
      ) : (
        <p className="label">{t.onlyAdmins}</p>
      )}
      <Button small look="ghost" icon="trash" onClick={() => setAsking("remove")}>
        {t.releaseRemove}
      </Button>
      <AskDialog
        open={asking === "publish"}
        onClose={close}
        title={t.releasePublishTitle}
        text={
          <>
            <p className="mute">{t.releasePublishText(release.pages.length)}</p>
            {newer.length > 0 && (
              <>
                <p>{t.releaseOverwrite}</p>
                <ul className="asset-users">
                  {newer.map(({ id, name, fullSlug }) => (
                    <li key={id}>
                      {name} <span className="page-slug">/{fullSlug}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        }
        submit={newer.length > 0 ? t.releaseOverwriteSubmit : t.releasePublish}
        onSubmit={publish}
      />
      <AskDialog
        open={asking === "remove"}
        onClose={close}
        title={t.releaseRemoveTitle}
        text={t.releaseRemoveText}
        submit={t.releaseRemove}
        onSubmit={remove}
      />
    </div>
  );
}
