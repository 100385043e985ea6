import type { ReactNode } from "react";
import "../ui/styles/index.css";
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from "react-router";
import { fontPreloads } from "../ui/styles/font-preloads.ts";
import type { Route } from "./+types/root.ts";
import { pageContext } from "./page-context.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { shop: context.get(pageContext).shop };
}

export function Layout({ children }: { children: ReactNode }) {
  const shop = useRouteLoaderData<typeof loader>("root")?.shop;
  return (
    <html lang={shop?.locale ?? "de-DE"} data-channel={shop?.channel ?? "poster"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fontPreloads[shop?.channel ?? "poster"].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
