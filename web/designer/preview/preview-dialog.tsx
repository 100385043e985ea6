import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { ProofButton } from "../../frame/share/proof-button.tsx";
import { useMessages } from "../../words/context.tsx";
import { OpenDesignContext, useDesignContext } from "../context/design-context.ts";
import { useAssembly } from "../context/use-assembly.ts";
import { DesignViewContext, useDesignView } from "../context/use-design.ts";
import { usePiece } from "../context/use-piece.ts";
import { useGuestInSight } from "../recipients/guest-in-sight.ts";
import { GuestSteps } from "../recipients/guest-steps.tsx";
import { useList } from "../recipients/use-list.ts";
import { FlatPreview } from "./flat-preview.tsx";
import { HungPreview } from "./hung-preview.tsx";
import { TurnedPreview } from "./turned-preview.tsx";
import "../../scene/preview/preview-dialog.css";

interface PreviewDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows the design in words instead. */
  readonly onList: () => void;
  /** Makes a link with which others can look at it. */
  readonly onShare: () => void;
  /** What of the design is not yet saved goes before a PDF is drawn of it. */
  readonly save: () => Promise<unknown>;
}

/** The product without handles and hints: finished, or as it comes from the press and is trimmed. */
export function PreviewDialog({ open, onClose, onList, onShare, save }: PreviewDialogProps) {
  const t = useMessages().designer;
  const { session } = useDesignContext();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.preview.title}
      closeLabel={t.preview.close}
      wide
      footer={
        <>
          <Button look="ghost" small icon="list" onClick={onList}>
            {t.bar.list}
          </Button>
          <ProofButton design={session.state().kept.design} words={t.share} save={save} />
          <Button look="ghost" small icon="share" onClick={onShare}>
            {t.share.title}
          </Button>
        </>
      }
    >
      <PreviewBody />
    </Dialog>
  );
}

/** Of a design for a list of recipients the piece of one, the first to begin with. */
function PreviewBody() {
  const state = useList();
  const { at, show } = useGuestInSight();
  const list = state.step === "ready" ? state.list : null;
  const shown = list ? Math.min(at ?? 0, list.rows.length - 1) : 0;
  const view = useDesignView();
  const piece = usePiece(view, list, shown);
  return (
    <OpenDesignContext value={piece.context}>
      <DesignViewContext value={piece.view}>
        {list && piece.view !== view && <GuestSteps list={list} at={shown} onShow={show} />}
        <Views />
      </DesignViewContext>
    </OpenDesignContext>
  );
}

function Views() {
  const t = useMessages().designer;
  const assembly = useAssembly();
  const [look, setLook] = useState<"finished" | "printed">("finished");
  return (
    <div className="preview">
      <SegmentedControl<"finished" | "printed">
        label={t.preview.lookLabel}
        segments={[
          { value: "finished", label: t.preview.finished },
          { value: "printed", label: t.preview.printed },
        ]}
        value={look}
        onChange={setLook}
      />
      {look === "finished" && assembly?.kind === "turned" ? (
        <TurnedPreview assembly={assembly} />
      ) : look === "finished" && assembly?.kind === "hung" ? (
        <HungPreview />
      ) : (
        <FlatPreview look={look} />
      )}
      {look === "printed" && <p className="label">{t.preview.printedHelp}</p>}
    </div>
  );
}
