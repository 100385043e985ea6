import { useEffect, useState } from "react";
import type { Api } from "../../../core/http/api.ts";
import type { Shop } from "../../../core/shop.ts";
import type { Refusal } from "../../../products/kind.ts";
import { useMessages } from "../../words/context.tsx";
import { readAddress } from "../context/designer-address.ts";
import { beginFromLink } from "./begin-from-link.ts";
import { type OpenedDesign, openDesign } from "./open-design.ts";
import type { Opening } from "./opening.ts";

/** Opens the design the address names, or begins one from its link and writes its name into the address. */
export function useOpening(kind: string, path: string, shop: Shop, api: Api): Opening & { readonly retry: () => void } {
  const [opening, setOpening] = useState<Opening>({ phase: "loading" });
  const [attempt, setAttempt] = useState(0);
  const { copyTitle } = useMessages().designer.devices;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    let current = true;
    let open: OpenedDesign | null = null;
    const show = (next: Opening) => current && setOpening(next);

    async function start() {
      show({ phase: "loading" });
      const address = readAddress(location.search);
      let notices: readonly Refusal[] = [];
      let { design } = address;
      if (design === null) {
        const begun = await beginFromLink({ kind, path, query: address.query, shop, api });
        if (!begun.ok) return show({ phase: "failed", why: begun.error });
        if (begun.value === null) return;
        design = begun.value.design;
        notices = begun.value.notices;
      }
      if (!current) return;
      const opened = await openDesign({
        design,
        line: address.line,
        notices,
        kind,
        shop,
        api,
        show,
        copyTitle: (title) => copyTitle({ title }),
      });
      if (!current) opened?.close();
      else open = opened;
    }

    void start();
    return () => {
      current = false;
      open?.close();
    };
  }, [kind, path, shop, api, attempt, copyTitle]);
  return { ...opening, retry: () => setAttempt((count) => count + 1) };
}
