import type { ReactNode } from "react";
import { categoryOfPath } from "../../core/category-path.ts";
import { treatmentsOfPage } from "../../core/experiments.ts";
import type { LoaderArgs } from "../browser/navigation/route-types.ts";
import type { RootData } from "../frame/root-data.ts";
import { loadRoot } from "./load-root.ts";
import "../../ui/styles/index.css";
import "../browser/navigation/progress-line.css";
import { Outlet } from "react-router";
import { fontPreloads } from "../../ui/styles/font-preloads.ts";
import { useLoadedRoot, usePage } from "../browser/navigation/page.ts";
import { Links, Meta } from "../browser/navigation/page-head.tsx";
import { useRunningExperiment } from "../shop/experiments/use-treatment.ts";

export const loader = (given: LoaderArgs) => loadRoot(given);

/** None of it changes while a page is open. */
export const shouldRevalidate = () => false;

/** The mark in the colours of the channel. */
const icons = {
  poster: { small: "/favicon.ico", drawn: "/favicon.svg", touch: "/apple-touch-icon.png" },
  card: { small: "/favicon-card.ico", drawn: "/favicon-card.svg", touch: "/apple-touch-icon-card.png" },
} as const;

export function Layout({ children }: { children: ReactNode }) {
  const shop = (useLoadedRoot() as RootData | undefined)?.shop;
  const channel = shop?.channel ?? "poster";
  const { pathname } = usePage().location;
  const treatments = treatmentsOfPage(pathname, useRunningExperiment());
  return (
    <html
      lang={shop?.locale ?? "de-DE"}
      data-channel={channel}
      data-platform={shop?.platform}
      data-treatments={treatments}
      data-category={categoryOfPath(pathname) ?? undefined}
      // The phone says here whose app it could have, before the page hydrates (`frame/chrome/smart-banner.tsx`).
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={icons[channel].small} sizes="32x32" />
        <link rel="icon" href={icons[channel].drawn} type="image/svg+xml" />
        {shop && <link rel="manifest" href={`/app/${shop.locale}.webmanifest`} />}
        <link rel="apple-touch-icon" href={icons[channel].touch} />
        {fontPreloads(channel).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  );
}

/**
 * Nothing here or around a page catches what still loads (no `Suspense`): so React keeps what is in sight until the
 * next page, or the words that a page needs later, are there, instead of showing nothing meanwhile.
 */
export default function Root() {
  return <Outlet />;
}
