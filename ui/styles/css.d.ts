/** Style sheets are imported for their effect; the bundler collects them. */
declare module "*.css" {}
/** The address of a font file as the bundler serves it. */
declare module "*.woff2?url" {
  const address: string;
  export default address;
}
