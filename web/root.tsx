import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from "react-router";
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
