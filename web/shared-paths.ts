/** Pages that are the shop's own and for everyone, at the same path in every locale; those of one visitor are not among them. */
export const sharedPaths = [
  "/imprint",
  "/contact",
  "/terms",
  "/withdrawal",
  "/delivery",
  "/privacy",
  "/gift-vouchers",
  "/accessories",
  "/karten-designen",
  "/products",
] as const satisfies readonly `/${string}`[];
