import { createHmac } from "node:crypto";

/**
 * Creates a link's token: 256 bits, derived, so that its owner may copy it again and only its hash is stored (decision
 * 0010).
 */
export type ShareToken = (shareId: string) => string;

/** @param secret at least 32 random bytes; with it every shared design can be opened */
export const shareTokens =
  (secret: string): ShareToken =>
  (shareId) =>
    createHmac("sha256", secret).update(`shared design ${shareId}`).digest("base64url");
