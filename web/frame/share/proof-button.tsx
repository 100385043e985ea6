import { Button } from "../../../ui/button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import type { ShareWords } from "./share-words.ts";
import { useProof } from "./use-proof.ts";

interface ProofButtonProps {
  readonly design: string;
  readonly words: ShareWords;
  readonly save?: (() => Promise<unknown>) | undefined;
}

/** The whole design as a PDF to look at, and what became of it. */
export function ProofButton({ design, words: { pdf: t }, save }: ProofButtonProps) {
  const { state, fetchProof } = useProof(design, save);
  return (
    <>
      <Button
        look="ghost"
        small
        icon="eye"
        loading={state === "drawing"}
        loadingText={t.making}
        onClick={() => void fetchProof()}
      >
        {t.get}
      </Button>
      <LiveRegion visible className="label">
        {state === "drawing" ? t.making : state === null ? "" : t[state]}
      </LiveRegion>
    </>
  );
}
