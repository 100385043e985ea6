import { shopPath } from "../../../core/shop-path.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import type { OpeningFailure } from "./find-design.ts";
import { Screen } from "./screen.tsx";

interface FailedScreenProps {
  readonly why: OpeningFailure;
  /** The designer's own address, where a new design begins. */
  readonly path: string;
  readonly onRetry: () => void;
}

/** Nothing to open: why, and the way on. */
export function FailedScreen({ why, path, onRetry }: FailedScreenProps) {
  const t = useMessages().designer.opening;
  const shop = useShop();
  const words = {
    "not-found": { title: t.notFound, text: t.notFoundText },
    "too-fast": { title: t.tooFast, text: t.tooFastText },
    unreachable: { title: t.unreachable, text: t.unreachableText },
    unreadable: { title: t.broken, text: t.brokenText },
  }[why];
  return (
    <Screen>
      <h1>{words.title}</h1>
      <p className="lead">{words.text}</p>
      <div className="designer-screen-actions">
        {why !== "not-found" && <Button onClick={onRetry}>{why === "unreadable" ? t.reload : t.retry}</Button>}
        {(why === "not-found" || why === "unreadable") && (
          <ButtonLink look={why === "not-found" ? "primary" : "ghost"} href={path}>
            {t.startNew}
          </ButtonLink>
        )}
        <ButtonLink look="ghost" href={shopPath(shop, "/")}>
          {t.home}
        </ButtonLink>
      </div>
    </Screen>
  );
}
