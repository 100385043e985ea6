import { useSyncExternalStore } from "react";
import { isRefused } from "../../browser/navigation/page.ts";

const never = () => () => {};

/** The error in detail, with `_debug` in the address (chrome document, sections 2 and 8). Browser only. */
export function ErrorDetails({ details }: { readonly details: string }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!inBrowser || !new URLSearchParams(location.search).has("_debug")) return null;
  return <pre className="wrap error-page-details">{details}</pre>;
}

interface Said {
  readonly message?: string;
}

/** `404 Page not found: /path`; an error that was thrown with where it came from. */
export function detailsOf(error: unknown): string {
  if (isRefused(error)) return `${error.status} ${(error.data as Said | null)?.message ?? error.statusText}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
