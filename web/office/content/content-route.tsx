import { Outlet, useLocation } from "react-router";
import { PageTitle } from "../data/list-head.tsx";
import { officePages } from "../data/office-paths.ts";
import { RoomParts } from "../data/room-parts.tsx";
import { useContentText } from "./words.ts";
import "./content.css";

/** The content room: its parts, and the one that is open. */
export default function Content() {
  const t = useContentText();
  const { pathname } = useLocation();
  const parts = [
    { href: officePages.contentAssets, name: t.assets },
    { href: officePages.contentReleases, name: t.releases },
    { href: officePages.contentRedirects, name: t.redirects },
    { href: officePages.contentTransfer, name: t.transfer },
    { href: officePages.contentTokens, name: t.tokens },
  ].map((part) => ({ ...part, open: pathname.startsWith(part.href) }));
  const pages = { href: officePages.content, name: t.pages, open: parts.every(({ open }) => !open) };
  return (
    <div className="content-room">
      <PageTitle>{t.title}</PageTitle>
      <div className="content-head">
        <h1>{t.title}</h1>
        <RoomParts label={t.parts} parts={[pages, ...parts]} />
      </div>
      <Outlet />
    </div>
  );
}
