import type { LoaderFunctionArgs, useLoaderData } from "react-router";

/** What a page's loader is given; its route's path has the parameters named. */
export interface LoaderArgs<Param extends string = never> extends Omit<LoaderFunctionArgs, "params"> {
  readonly params: Readonly<Record<Param, string>>;
}

/** What a page is drawn from: what its loader returned. */
export interface PageProps<Loader = never, Param extends string = never> {
  readonly loaderData: ReturnType<typeof useLoaderData<Loader>>;
  readonly params: Readonly<Record<Param, string>>;
}
