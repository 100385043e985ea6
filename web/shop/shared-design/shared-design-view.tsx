import { useCallback } from "react";
import { localMoment } from "../../../core/local-time.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { type SharedDesign, sharePaths } from "../../../services/designs/contract.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useFetched } from "../../browser/store/use-fetched.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { Leafing } from "./leafing.tsx";
import { ShareFailure } from "./share-failure.tsx";

/** The design behind a link, to leaf through; says until when, or that it is over. */
export function SharedDesignView({ token }: { readonly token: string }) {
  const t = useMessages().sharedDesign;
  const shop = useShop();
  const { value, failure, again } = useFetched<SharedDesign>(sharePaths.shared(encodeURIComponent(token)));
  // A link that was revoked while it is looked at shows nothing any more; without a line what is here stays.
  const isOver = failure?.status === 410 || failure?.status === 404;
  if (failure && (isOver || !value)) return <ShareFailure problem={failure} onRetry={again} />;
  if (!value) {
    return (
      <Loading label={t.loading}>
        <h1 className="visually-hidden">{t.title}</h1>
        <Skeleton height="min(60vh, 30rem)" />
      </Loading>
    );
  }
  return (
    <>
      <h1>{value.name || t.unnamed}</h1>
      <p className="label">{t.shared({ date: localMoment(new Date(value.expiresAt), shop.locale, "day") })}</p>
      <SharedPages design={value} token={token} />
      <p>
        <ButtonLink href={shopPath(shop, "/products")} look="ghost">
          {t.own}
        </ButtonLink>
      </p>
    </>
  );
}

function SharedPages({ design, token }: { readonly design: SharedDesign; readonly token: string }) {
  const { sceneHash } = design;
  const pictureOf = useCallback((page: number) => sharePaths.picture(token, page, sceneHash), [token, sceneHash]);
  return <Leafing design={design} pictureOf={pictureOf} />;
}
