import type { ReactNode } from "react";
import { useOfficeMessages } from "../messages.ts";
import { News } from "./news.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useInsideLinks } from "./use-inside-links.ts";

/** Every page of the office: the rooms at the side, the room beside them. */
export function OfficeFrame({ children }: { readonly children: ReactNode }) {
  const t = useOfficeMessages().frame;
  const onClick = useInsideLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches the clicks of the links in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too
    <div className="office" onClick={onClick}>
      <a className="office-skip" href="#office-room">
        {t.skip}
      </a>
      <Sidebar />
      <main className="office-room" id="office-room" aria-label={t.mark} tabIndex={-1}>
        <News>{children}</News>
      </main>
    </div>
  );
}
