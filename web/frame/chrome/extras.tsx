import { useEffect } from "react";
import { useShop } from "../use-shop.ts";
import { BackToTop } from "./back-to-top.tsx";
import { greetLater } from "./console-greeting.ts";
import { Launcher } from "./help-chat/launcher.tsx";
import { LateSnow } from "./snowfall/late-snow.tsx";
import type { SnowTime } from "./snowfall/snow-time.ts";

export interface ExtrasProps {
  /** Address of an outside chat's script; null: ours. */
  readonly chatScript: string | null;
  /** When snow falls; null: it does not. */
  readonly snow: SnowTime | null;
  /** Somebody asked for the chat before it was here. */
  readonly chatAsked: boolean;
}

/** What a page can do without until it stands and is quiet: one part of the bundle, loaded late. */
export function Extras({ chatScript, chatAsked, snow }: ExtrasProps) {
  const { locale } = useShop();
  useEffect(() => greetLater(locale), [locale]);
  return (
    <>
      <BackToTop />
      <Launcher script={chatScript} asked={chatAsked} />
      {snow && <LateSnow time={snow} />}
    </>
  );
}
