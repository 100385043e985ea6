import { createHmac } from "node:crypto";

/** Creates the token of an order's page: 256 bits, derived, so that only its hash need be stored (decision 0010). */
export type OrderToken = (orderId: string) => string;

/** @param secret at least 32 random bytes; who has it can open every order page */
export const orderTokens =
  (secret: string): OrderToken =>
  (orderId) =>
    createHmac("sha256", secret).update(`order page ${orderId}`).digest("base64url");
