import "../../../ui/styles/layers.css";
import { createContext, type ReactNode, useContext } from "react";
import type { ActionBar as Bar } from "../../reading/action-bar/read-action-bar.ts";
import { useMessages } from "../../words/context.tsx";
import { useNavigation, useShop } from "../use-shop.ts";
import type { ChromeData } from "./chrome-data.ts";
import { chromeOfShop } from "./chrome-of-shop.ts";
import type { PageEnd } from "./footer/footer.tsx";
import { ConsentSettings, FrameExtras } from "./islands.tsx";
import { PageFrame } from "./page-frame.tsx";
import { usePreloads } from "./use-preloads.ts";

export interface ShopPageProps {
  /** Path of the page, where it is one of the navigation. */
  readonly current?: string;
  /** When something ordered now arrives. */
  readonly promise?: ChromeData["promise"];
  /** Over this page instead of the one over all pages. */
  readonly bar?: Bar | null;
  readonly end?: PageEnd;
  readonly children: ReactNode;
}

/** Whether a page stands in its frame already (`web/shop/shop-frame.tsx`). */
const FramedContext = createContext(false);

/** A page of the shop in its one frame; name and number of articles are added after it is loaded. */
export function ShopPage(props: ShopPageProps) {
  return useContext(FramedContext) ? props.children : <Framed {...props} />;
}

function Framed({ current, promise, bar, end, children }: ShopPageProps) {
  usePreloads();
  const shop = useShop();
  const messages = useMessages().chrome;
  const navigation = useNavigation();
  const data = chromeOfShop(shop, navigation, current);
  return (
    <>
      <PageFrame
        data={{ ...data, promise, place: navigation.place ?? data.place }}
        bar={bar ?? navigation.bar}
        app={navigation.app}
        end={end}
        question={<ConsentSettings />}
        messages={messages}
      >
        <FramedContext value={true}>{children}</FramedContext>
      </PageFrame>
      <FrameExtras chatScript={navigation.chatScript} snow={navigation.snow} />
    </>
  );
}
