/** Style sheets are imported for their effect; the bundler collects them. */
declare module "*.css" {}
/** The address of a style sheet as the bundler serves it, with everything it imports. */
declare module "*.css?url" {
  const address: string;
  export default address;
}
/** The address of a font file as the bundler serves it. */
declare module "*.woff2?url" {
  const address: string;
  export default address;
}
