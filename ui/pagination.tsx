import "./pagination.css";
import { IconLink } from "./icon-button.tsx";
import { pageWindow } from "./page-window.ts";

interface PaginationWords {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Read instead of the bare number ("Seite 3"). */
  readonly page: (page: number) => string;
}

interface PaginationProps {
  readonly words: PaginationWords;
  /** From 1. */
  readonly current: number;
  readonly count: number;
  readonly href: (page: number) => string;
}

/** Pages of a list as links; nothing when there is only one. */
export function Pagination({ words, current, count, href }: PaginationProps) {
  if (count <= 1) return null;
  return (
    <nav className="pagination" aria-label={words.label}>
      <ul>
        {current > 1 && (
          <li>
            <IconLink icon="chevron-left" label={words.previous} href={href(current - 1)} rel="prev" />
          </li>
        )}
        {pageWindow(current, count).map((place, index) =>
          place === "gap" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place only
            <li key={`gap-${index}`} className="pagination-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={place}>
              <a
                className="pagination-page num"
                href={href(place)}
                aria-label={words.page(place)}
                aria-current={place === current ? "page" : undefined}
              >
                {place}
              </a>
            </li>
          ),
        )}
        {current < count && (
          <li>
            <IconLink icon="chevron-right" label={words.next} href={href(current + 1)} rel="next" />
          </li>
        )}
      </ul>
    </nav>
  );
}
