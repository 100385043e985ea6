import type { Problem } from "../../../../core/http/problem.ts";
import { done, type Outcome } from "../../../../core/outcome.ts";
import {
  draftPaths,
  type JsonObject,
  officeReleasePaths,
  type PageDraft,
  type PageView,
  type ReleaseHead,
  type ReleaseList,
  type ReleasePage,
} from "../../../../services/content/contract.ts";
import { officeApi } from "../../api/use-office.ts";

/** One version of a page as the editor opens it: the draft as such, or its version in a release. */
export interface OpenVersion {
  /** Name, content and revision are those of the version. */
  readonly draft: PageDraft;
  /** Null: the draft as such. */
  readonly release: ReleaseHead | null;
  /** All that are still to come. */
  readonly releases: readonly ReleaseHead[];
  /** The release that was asked for, open or not: what this browser kept is kept by it. */
  readonly asked: number | null;
}

/** What was written. */
export interface Written {
  readonly revision: number;
  /** Null: the page as such is as it was. */
  readonly page: PageView | null;
}

/**
 * Reads a version; a page that is not in the release yet begins there as its draft.
 *
 * @param asked id of a release; where it is no longer open, the draft is opened
 */
export async function readVersion(
  id: string,
  asked: number | null,
  signal?: AbortSignal,
): Promise<Outcome<OpenVersion, Problem>> {
  const options = signal === undefined ? {} : { signal };
  const [draft, listed, version] = await Promise.all([
    officeApi().get<PageDraft>(draftPaths.draft(id), options),
    officeApi().get<ReleaseList>(officeReleasePaths.releases, options),
    asked === null ? null : officeApi().get<ReleasePage>(officeReleasePaths.page(asked, id), options),
  ]);
  if (!draft.ok) return draft;
  if (!listed.ok) return listed;
  const releases = listed.value.releases.filter(({ isReleased }) => !isReleased);
  const release = releases.find((one) => one.id === asked) ?? null;
  if (release === null || version === null) return done({ draft: draft.value, release: null, releases, asked });
  if (!version.ok) return version;
  const { revision, name, content } = version.value;
  const page = { ...draft.value.page, name };
  return done({ draft: { ...draft.value, page, revision, content: content as JsonObject }, release, releases, asked });
}

/** Writes a version over the revision that was seen. */
export async function writeVersion(
  id: number,
  release: number | null,
  revision: number,
  content: JsonObject,
): Promise<Outcome<Written, Problem>> {
  const body = { revision, content };
  if (release === null) {
    const written = await officeApi().put<PageView>(draftPaths.draft(id), { body });
    return written.ok ? done({ revision: written.value.revision, page: written.value }) : written;
  }
  const written = await officeApi().put<ReleasePage>(officeReleasePaths.page(release, id), { body });
  return written.ok ? done({ revision: written.value.revision, page: null }) : written;
}
