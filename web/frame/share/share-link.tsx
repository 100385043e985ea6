import { useState } from "react";
import { localMoment } from "../../../core/local-time.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { type DesignShare, sharePaths } from "../../../services/designs/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useShop } from "../use-shop.ts";
import type { ShareWords } from "./share-words.ts";

interface ShareLinkProps {
  readonly share: DesignShare;
  readonly words: ShareWords;
  readonly revoking: boolean;
  readonly onRevoke: () => void;
}

/** One link with its address, until when it is valid, and its end. */
export function ShareLink({ share, words: t, revoking, onRevoke }: ShareLinkProps) {
  const shop = useShop();
  const [copied, setCopied] = useState(false);
  const address = location.origin + shopPath(shop, sharePaths.page(share.token));
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without the clipboard's permission the address can be selected in its field.
    }
  }
  return (
    <li className="share-link">
      <TextInput
        label={t.address}
        value={address}
        readOnly
        hint={t.until({ date: localMoment(new Date(share.expiresAt), shop.locale, "day") })}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="share-link-actions">
        <Button small look="ghost" icon={copied ? "check" : undefined} onClick={() => void copy()}>
          {copied ? t.copied : t.copy}
        </Button>
        <Button small look="quiet" loading={revoking} loadingText={t.revoking} onClick={onRevoke}>
          {t.revoke}
        </Button>
      </div>
    </li>
  );
}
