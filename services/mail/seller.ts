/** Who sells: what the law wants named in shop and mails. */
export interface Seller {
  readonly company: string;
  /** Street, postcode and town, country. */
  readonly address: readonly string[];
  readonly email: string;
  readonly phone: string;
  /** Who represents the company. */
  readonly managingDirectors: string;
  /** Court and number of the commercial register. */
  readonly register: string;
  readonly vatId: string;
}
