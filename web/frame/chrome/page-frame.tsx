import type { ReactNode } from "react";
import "./page-frame.css";
import { Breadcrumb, type Crumb } from "../../../ui/breadcrumb.tsx";
import { PagePart } from "../../browser/islands/page-part.tsx";
import type { ActionBar as Bar } from "../../reading/action-bar/read-action-bar.ts";
import type { SmartBanner as AppBanner } from "../../reading/smart-banner/read-smart-banner.ts";
import { Footer, type PageEnd } from "./footer/footer.tsx";
import { Header, type HeaderProps } from "./header.tsx";
import { ActionBarIsland, PartnerCustomer, SmartBannerIsland, StripIsland } from "./islands.tsx";
import { PartnerNote } from "./partner-note.tsx";
import { TopBar } from "./top-bar.tsx";

interface PageFrameProps extends HeaderProps {
  readonly bar?: Bar | null;
  readonly app?: AppBanner | null;
  /** What the end of this page has beside the end of all pages. */
  readonly end?: PageEnd | undefined;
  /** Asked before everything else, but for the way past it. */
  readonly question?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every shop page: top bar, header, content, footer, and a way past them for the keyboard. */
export function PageFrame({ data, messages, bar = null, app = null, end, question, children }: PageFrameProps) {
  const isWeb = data.platform === "web";
  return (
    <div className="page">
      {/* On a slow line the header would stand there half, and its entries move as the others come. */}
      <link rel="expect" href="#content" blocking="render" />
      <a className="visually-hidden skip-link" href="#content">
        {messages.skipToContent}
      </a>
      {question}
      {app && <SmartBannerIsland banner={app} />}
      <PagePart name="bar">{bar && <ActionBarIsland key={bar.id} bar={bar} />}</PagePart>
      <header>
        <PagePart name="top">
          <TopBar data={data} messages={messages} />
        </PagePart>
        <Header data={data} messages={messages} />
        <PagePart name="strip">
          {isWeb && data.place.strip && <StripIsland key={data.place.strip.title} strip={data.place.strip} />}
        </PagePart>
      </header>
      {isWeb && <PartnerNote to={data.homeHref} messages={messages} />}
      <PagePart name="main">
        <main className="page-main" id="content" tabIndex={-1}>
          {children}
        </main>
      </PagePart>
      {isWeb && <PartnerCustomer to={data.homeHref} />}
      <Footer data={data} end={end} messages={messages} />
    </div>
  );
}

/** The breadcrumb at the head of the content. */
export function Crumbs({ label, crumbs }: { readonly label: string; readonly crumbs: readonly Crumb[] }) {
  return (
    <div className="crumbs">
      <Breadcrumb label={label} crumbs={crumbs} />
    </div>
  );
}
