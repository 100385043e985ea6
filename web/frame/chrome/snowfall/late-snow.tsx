import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { textsFor } from "../../../../core/texts.ts";
import { loadUnasked } from "../../../browser/chunk-reload.ts";
import { useMedia } from "../../../browser/store/use-media.ts";
import { tabStorage } from "../../../browser/tab-storage.ts";
import { useShop } from "../../use-shop.ts";
import { isSnowing, type SnowTime } from "./snow-time.ts";
import type { Snowfall } from "./snowfall.tsx";

const stopLabels = {
  de: "Schneefall anhalten",
  en: "Stop the snow",
  es: "Detener la nieve",
  fr: "Arrêter la neige",
  it: "Ferma la neve",
  nl: "Sneeuw stoppen",
};
const stillMotion = "(prefers-reduced-motion: reduce)";
/** In the tab's storage: who stopped it sees no more of it there. */
const stoppedKey = "snow-stopped";

/** Loads the snow where it falls now and for whom motion is welcome. */
export function LateSnow({ time }: { readonly time: SnowTime }) {
  const { locale } = useShop();
  const still = useMedia(stillMotion);
  const [stopped, setStopped] = useState(() => tabStorage().getItem(stoppedKey) !== null);
  const [loaded, setLoaded] = useState<{ Snow: ComponentType<ComponentProps<typeof Snowfall>> } | null>(null);
  const falls = !still && !stopped && isSnowing(time, new Date());
  useEffect(() => {
    // Without it nothing is missing.
    if (falls)
      void loadUnasked(() => import("./snowfall.tsx")).then(
        (found) => setLoaded({ Snow: found.Snowfall }),
        () => {},
      );
  }, [falls]);
  const stop = () => {
    tabStorage().setItem(stoppedKey, "1");
    setStopped(true);
  };
  return falls && loaded && <loaded.Snow stopLabel={textsFor(stopLabels, locale)} onStop={stop} />;
}
