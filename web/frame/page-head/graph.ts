import type { Seller } from "../../../services/legal/contract.ts";

/** A thing as schema.org describes it. */
export type Thing = { readonly "@type": string | readonly string[]; readonly [property: string]: unknown };

/** All that a page tells search engines about things, as one document of linked data. */
export const graphOf = (things: readonly Thing[]) => ({ "@context": "https://schema.org", "@graph": things });

const name = "Passepartout";

/** What is true of everything that we sell. */
export const brand: Thing = { "@type": "Brand", name };
/** Nothing lies in stock. */
export const availability = "https://schema.org/MadeToOrder";
/** An amount in minor units as offers write it. */
export const amountText = (minor: number): string => (minor / 100).toFixed(2);

/** The shop of one host; other things of the page point to it by this id. */
export const organisationId = (origin: string): string => `${origin}/#organization`;

/**
 * Who sells, as the imprint says. Somebody answers Monday to Friday (chrome document, section 9); at which hours is
 * nowhere said, so neither here.
 *
 * @param sameAs addresses elsewhere that are the same seller
 */
export function organisation(seller: Seller, origin: string, sameAs: readonly string[] = []): Thing {
  const [street = "", town = "", country = ""] = seller.address;
  return {
    "@type": "Organization",
    "@id": organisationId(origin),
    name,
    legalName: seller.company,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: seller.email,
    telephone: seller.phone,
    ...(seller.vatId !== null && { vatID: seller.vatId }),
    address: { "@type": "PostalAddress", streetAddress: street, addressLocality: town, addressCountry: country },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      email: seller.email,
      telephone: seller.phone,
      hoursAvailable: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      },
    },
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** The site of one host in one language. */
export const website = (origin: string, home: string, locale: string): Thing => ({
  "@type": "WebSite",
  "@id": `${origin}${home}#website`,
  name,
  url: origin + home,
  inLanguage: locale,
  publisher: { "@id": organisationId(origin) },
});

/** The way from the home page to a page: the last is the page itself. */
export const breadcrumbList = (
  origin: string,
  crumbs: readonly { readonly name: string; readonly path: string }[],
): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  })),
});
