import "./breadcrumb.css";

export interface Crumb {
  readonly text: string;
  /** Left out for the last one, which is the page itself. */
  readonly href?: string | undefined;
}

/** The way from the home page to this one; the last crumb is this page and no link. */
export function Breadcrumb({ label, crumbs }: { readonly label: string; readonly crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {crumbs.map((crumb, index) =>
          index < crumbs.length - 1 && crumb.href !== undefined ? (
            <li key={crumb.href}>
              <a href={crumb.href}>{crumb.text}</a>
            </li>
          ) : (
            <li key={crumb.text} aria-current={index === crumbs.length - 1 ? "page" : undefined}>
              {crumb.text}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
