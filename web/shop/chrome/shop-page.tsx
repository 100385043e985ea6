import "../../../ui/styles/layers.css";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/context.tsx";
import { useNavigation, useShop } from "../../use-shop.ts";
import { ConsentPlace } from "../consent/consent-place.tsx";
import type { ActionBar as Bar } from "../content/action-bar/read-action-bar.ts";
import { DialogHost } from "../dialogs/dialog-host.tsx";
import type { ChromeData } from "./chrome-data.ts";
import { chromeOfShop } from "./chrome-of-shop.ts";
import { useCustomer, visitorOf } from "./customer-store.ts";
import type { PageEnd } from "./footer/footer.tsx";
import { LateExtras } from "./late-extras.tsx";
import { PageFrame } from "./page-frame.tsx";
import { usePreloads } from "./use-preloads.ts";

interface ShopPageProps {
  /** Path of the page, where it is one of the navigation. */
  readonly current?: string;
  /** When something ordered now arrives. */
  readonly promise?: ChromeData["promise"];
  /** Over this page instead of the one over all pages. */
  readonly bar?: Bar | null;
  readonly end?: PageEnd;
  readonly children: ReactNode;
}

/** A page of the shop in its frame; name and number of articles come in after the page is there. */
export function ShopPage({ current, promise, bar, end, children }: ShopPageProps) {
  usePreloads();
  const shop = useShop();
  const messages = useMessages().chrome;
  const navigation = useNavigation();
  const data = chromeOfShop(shop, navigation, current);
  return (
    <>
      <PageFrame
        data={{ ...data, promise, place: navigation.place ?? data.place }}
        visitor={visitorOf(useCustomer())}
        bar={bar ?? navigation.bar}
        app={navigation.app}
        end={end}
        question={<ConsentPlace />}
        messages={messages}
      >
        {children}
      </PageFrame>
      <LateExtras chatScript={navigation.chatScript} snow={navigation.snow} />
      <DialogHost />
    </>
  );
}
