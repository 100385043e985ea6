import { useEffect } from "react";
import type { Shop } from "../../core/shop.ts";
import type { AnyKind } from "../../products/registry.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { designerAddress } from "./context/designer-address.ts";
import { designerApi } from "./context/designer-api.ts";
import { Editor } from "./editor/editor.tsx";
import { ToolOfContext } from "./elements/tool-of.ts";
import { ElsewhereBar } from "./opening/elsewhere-bar.tsx";
import { FailedScreen } from "./opening/failed-screen.tsx";
import { LoadingScreen } from "./opening/loading-screen.tsx";
import { useOpening } from "./opening/use-opening.ts";
import { toolOf } from "./tools/tools.ts";

interface DesignerProps {
  readonly kind: AnyKind;
  readonly shop: Shop;
}

/** Opens the design the address means, and shows its editor. */
export function Designer({ kind, shop }: DesignerProps) {
  const api = designerApi();
  const path = designerAddress(kind.designerPath, shop);
  const opening = useOpening(kind.key, path, shop, api);
  const isOpen = opening.phase === "open";
  useEffect(() => {
    if (!isOpen) return;
    // From now on it opens without a network, too.
    return whenIdle(
      () =>
        void import("../browser/service-worker/register-service-worker.ts").then(({ keepDesigner }) => keepDesigner()),
    );
  }, [isOpen]);
  switch (opening.phase) {
    case "loading":
      return <LoadingScreen />;
    case "failed":
      return <FailedScreen why={opening.why} path={path} onRetry={opening.retry} />;
    case "open":
      return (
        <>
          {!opening.writable && <ElsewhereBar onTakeOver={opening.takeOver} />}
          <ToolOfContext value={toolOf}>
            <Editor context={opening.context} api={api} writable={opening.writable} />
          </ToolOfContext>
        </>
      );
  }
}
