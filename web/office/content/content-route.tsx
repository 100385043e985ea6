import { Outlet, useLocation } from "react-router";
import { officePages } from "../data/office-paths.ts";
import { useOfficeMessages } from "../messages.ts";
import { useContentText } from "./use-content-text.ts";
import "./content.css";

/** The content room: its parts, and the one that is open. */
export default function Content() {
  const t = useContentText();
  const { mark } = useOfficeMessages().frame;
  const { pathname } = useLocation();
  const isAssets = pathname.startsWith(officePages.contentAssets);
  const isRedirects = pathname.startsWith(officePages.contentRedirects);
  const isReleases = pathname.startsWith(officePages.contentReleases);
  const isTransfer = pathname.startsWith(officePages.contentTransfer);
  const parts = [
    { href: officePages.content, name: t.pages, open: !isTransfer && !isAssets && !isReleases && !isRedirects },
    { href: officePages.contentAssets, name: t.assets, open: isAssets },
    { href: officePages.contentReleases, name: t.releases, open: isReleases },
    { href: officePages.contentRedirects, name: t.redirects, open: isRedirects },
    { href: officePages.contentTransfer, name: t.transfer, open: isTransfer },
  ];
  return (
    <div className="content-room">
      <title>{`${t.title}: ${mark}`}</title>
      <div className="content-head">
        <h1>{t.title}</h1>
        <nav aria-label={t.parts}>
          <ul>
            {parts.map(({ href, name, open }) => (
              <li key={href}>
                <a href={href} aria-current={open ? "page" : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Outlet />
    </div>
  );
}
