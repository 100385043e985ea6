/**
 * Query parameters as a tree. In the address, array keys are written with `[]` and nested keys with brackets; null
 * values are dropped (specification section 5).
 */
export type QueryValue = string | readonly QueryValue[] | { readonly [key: string]: QueryValue | null | undefined };
export interface QueryParameters {
  readonly [key: string]: QueryValue | null | undefined;
}
