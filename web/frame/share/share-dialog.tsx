import { useRef } from "react";
import { mostShares } from "../../../services/designs/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { ProofButton } from "./proof-button.tsx";
import { ShareLink } from "./share-link.tsx";
import type { ShareWords } from "./share-words.ts";
import { type Shares, useShares } from "./use-shares.ts";
import "./share-dialog.css";

interface ShareDialogProps {
  readonly design: string;
  readonly words: ShareWords;
  /** What of the design is not yet saved goes first. */
  readonly save?: (() => Promise<unknown>) | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Links to look at a design: made, copied and revoked here; and its PDF to look at. */
export function ShareDialog({ design, words: t, save, open, onClose }: ShareDialogProps) {
  const shares = useShares(design, open);
  const said = useRef<HTMLDivElement>(null);
  const revoke = async (id: string) => {
    await shares.revoke(id);
    // The button with the focus went with its link.
    said.current?.focus();
  };
  const make = () => {
    void save?.();
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
      <Trouble shares={shares} words={t} />
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
              words={t}
              revoking={shares.busy === "revoking"}
              onRevoke={() => void revoke(share.id)}
            />
          ))}
        </ul>
      )}
      <div className="share-proof">
        <ProofButton design={design} words={t} save={save} />
        <p className="label">{t.pdf.what}</p>
      </div>
    </Dialog>
  );
}

function Trouble({ shares, words: t }: { readonly shares: Shares; readonly words: ShareWords }) {
  if (!shares.problem) return null;
  if (shares.problem.kind === "too-many-shares") {
    return (
      <Notice tone="warn" announce="assertive">
        {t.tooMany({ count: mostShares })}
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
