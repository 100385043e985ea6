import { type OpenShareDependencies, openShare, viewShare } from "./open-share.ts";
import { type OwnSharesDependencies, ownShares } from "./own-shares.ts";
import { shareTokens } from "./share-token.ts";

interface SharingDependencies extends OpenShareDependencies, Omit<OwnSharesDependencies, "token"> {
  /** At least 32 random bytes. */
  readonly secret: string;
}

/** Links that show a design to their holders. */
export function createSharing({ secret, ...dependencies }: SharingDependencies) {
  return {
    ...ownShares({ ...dependencies, token: shareTokens(secret) }),
    open: openShare(dependencies),
    view: viewShare(dependencies),
  };
}

export type Sharing = ReturnType<typeof createSharing>;
