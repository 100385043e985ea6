import { useState } from "react";
import { languageOf } from "../../../core/locale.ts";
import { productionPaths } from "../../../services/production/contract.ts";
import { shopHeaders } from "../../browser/shop-headers.ts";
import { useShop } from "../use-shop.ts";

type ProofState = "drawing" | "done" | "busy" | "failed" | null;

/** Fetches the PDF to look at and gives it to the browser as a download. */
export function useProof(design: string, save?: () => Promise<unknown>) {
  const { locale } = useShop();
  const [state, setState] = useState<ProofState>(null);
  async function fetchProof() {
    if (state === "drawing") return;
    setState("drawing");
    try {
      await save?.();
      const response = await fetch(productionPaths.designProof(design, languageOf(locale)), { headers: shopHeaders() });
      if (!response.ok) return setState(response.status === 429 || response.status === 503 ? "busy" : "failed");
      download(await response.blob());
      setState("done");
    } catch {
      // Without a line, or when a page could not be drawn and the file ends in the middle.
      setState("failed");
    }
  }
  return { state, fetchProof };
}

function download(file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = "passepartout.pdf";
  link.click();
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
