import type { Seller } from "../legal/service.ts";

/** The seller as a business letter names her; what she has none of is left out. */
export function sellerLines(seller: Seller, words: { readonly represented: string; readonly vatId: string }): string {
  const { managingDirectors, register, vatId } = seller;
  return [
    seller.company,
    ...seller.address,
    ...(managingDirectors === null ? [] : [`${words.represented} ${managingDirectors}`]),
    ...(register === null ? [] : [register]),
    ...(vatId === null ? [] : [`${words.vatId} ${vatId}`]),
    `${seller.email}, ${seller.phone}`,
  ].join("\n");
}
