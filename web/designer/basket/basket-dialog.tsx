import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useMessages } from "../../words/context.tsx";
import type { BasketProblem } from "./basket-answer.ts";
import type { BasketFlow, BasketState } from "./basket-flow.ts";
import type { Obstacle } from "./readiness.ts";

interface BasketDialogProps {
  readonly state: BasketState;
  readonly flow: BasketFlow;
  /** Shows what should be mended. */
  readonly onCheck: (what: "check" | "recipients") => void;
}

/** What is still to be waited for on the way into the basket, or why it does not go. */
export function BasketDialog({ state, flow, onCheck }: BasketDialogProps) {
  const t = useMessages().designer.basket;
  return (
    <Dialog
      open={state.step !== "idle" && state.step !== "added"}
      onClose={flow.cancel}
      title={t.title}
      closeLabel={t.cancel}
      footer={<BasketActions state={state} flow={flow} onCheck={onCheck} />}
    >
      {state.step === "waiting" && (
        <div role="status">
          <ProgressBar label={state.photosLeft > 0 ? t.uploading({ count: state.photosLeft }) : t.saving} />
          <p className="label">{state.offline ? t.offline : t.keepOpen}</p>
        </div>
      )}
      {state.step === "adding" && <ProgressBar label={t.adding} />}
      {state.step === "stopped" && (
        <Notice tone="warn" announce="assertive">
          {reasonText(state.why, t)}
        </Notice>
      )}
    </Dialog>
  );
}

function BasketActions({ state, flow, onCheck }: BasketDialogProps) {
  const t = useMessages().designer.basket;
  const reload = state.step === "stopped" && (state.why === "mismatch" || state.why === "changedElsewhere");
  const again =
    state.step === "stopped" &&
    ["photosMissing", "tooFast", "offline", "failed", "photo-failed", "stuck"].includes(state.why);
  const check = state.step === "stopped" && ["no-photo", "too-small", "findings", "recipients"].includes(state.why);
  const mend = () => {
    flow.cancel();
    onCheck(state.step === "stopped" && state.why === "recipients" ? "recipients" : "check");
  };
  return (
    <>
      {check && <Button onClick={mend}>{t.check}</Button>}
      {reload && <Button onClick={() => location.reload()}>{t.reload}</Button>}
      {again && <Button onClick={() => void flow.start()}>{t.retry}</Button>}
      <Button look="ghost" onClick={flow.cancel}>
        {t.cancel}
      </Button>
    </>
  );
}

type Words = ReturnType<typeof useMessages>["designer"]["basket"];

function reasonText(why: Obstacle | BasketProblem | "stuck", t: Words): string {
  switch (why) {
    case "no-photo":
      return t.noPhoto;
    case "photo-failed":
      return t.photoFailed;
    case "too-small":
      return t.tooSmall;
    case "findings":
      return t.findings;
    case "stuck":
      return t.changedElsewhere;
    default:
      return t[why];
  }
}
