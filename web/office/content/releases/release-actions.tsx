import { useState } from "react";
import { officeReleasePaths, type ReleaseView } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Row } from "../../../../ui/layout.tsx";
import { officeApi, useMay } from "../../api/use-office.ts";
import { AskDialog } from "../../frame/ask-dialog.tsx";
import { useContentText } from "../words.ts";

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

  return (
    <Row className="page-buttons">
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
            <p className="mute">{t.releasePublishText({ count: release.pages.length })}</p>
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
        send={() =>
          officeApi().post<ReleaseView>(officeReleasePaths.publication(release.id), {
            body: { overwrite: newer.map(({ id }) => id) },
          })
        }
        onDone={(published) => onSaved(published, t.published)}
      />
      <AskDialog
        open={asking === "remove"}
        onClose={close}
        title={t.releaseRemoveTitle}
        text={t.releaseRemoveText}
        submit={t.releaseRemove}
        send={() => officeApi().del(officeReleasePaths.release(release.id))}
        onDone={onRemoved}
      />
    </Row>
  );
}
