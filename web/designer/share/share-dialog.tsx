import { useRef } from "react";
import { mostShares } from "../../../services/designs/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useDesk } from "../desk/desk.ts";
import { ShareLink } from "./share-link.tsx";
import { type Shares, useShares } from "./use-shares.ts";
import "./share-dialog.css";

interface ShareDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Links to look at the design: made, copied and revoked here. */
export function ShareDialog({ open, onClose }: ShareDialogProps) {
  const t = useMessages().designer.share;
  const { session } = useDesk();
  const shares = useShares(session.state().kept.design, open);
  const said = useRef<HTMLDivElement>(null);
  const revoke = async (id: string) => {
    await shares.revoke(id);
    // The button with the focus went with its link.
    said.current?.focus();
  };
  const make = () => {
    session.flush();
    void shares.make();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.title}
      closeLabel={t.close}
      footer={
        shares.links && (
          <Button onClick={make} loading={shares.busy === "making"} loadingText={t.making}>
            {shares.links.length > 0 ? t.another : t.make}
          </Button>
        )
      }
    >
      <p>{t.intro}</p>
      <p className="label">{t.readOnly}</p>
      <div ref={said} role="status" tabIndex={-1} className="share-said">
        {shares.revoked && <Notice tone="ok">{t.revoked}</Notice>}
      </div>
      <Trouble shares={shares} />
      {shares.links === null && !shares.problem && (
        <Loading label={t.loading}>
          <Skeleton height="4rem" />
        </Loading>
      )}
      {shares.links && shares.links.length > 0 && (
        <ul className="share-links">
          {shares.links.map((share) => (
            <ShareLink
              key={share.id}
              share={share}
              revoking={shares.busy === "revoking"}
              onRevoke={() => void revoke(share.id)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Trouble({ shares }: { readonly shares: Shares }) {
  const t = useMessages().designer.share;
  if (!shares.problem) return null;
  if (shares.problem.kind === "too-many-shares") {
    return (
      <Notice tone="warn" announce="assertive">
        {t.tooMany(mostShares)}
      </Notice>
    );
  }
  return (
    <Notice
      tone="bad"
      announce="assertive"
      action={
        <Button small look="ghost" onClick={() => void shares.fetch()}>
          {t.again}
        </Button>
      }
    >
      {t.failed}
    </Notice>
  );
}
