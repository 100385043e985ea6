import StoryblokClient from "storyblok-js-client";

/** Limits of requests to the content service (specification section 9, content client). */
export const contentLimits = {
  requestsPerSecond: 5,
  requestsPerSecondWithOauth: 3,
  retries: 10,
  /** Milliseconds. */
  retryDelay: 300,
  perPage: 25,
  uuidsAtATime: 50,
} as const;

export interface ContentSource {
  /** Origin and prefix before `/cdn`: `https://api.storyblok.com/v2`. */
  readonly endpoint: string;
  readonly token: string;
  readonly oauthToken?: string;
  /** Answers in this process instead of over the network; then nobody has to be spared. */
  readonly answer?: (request: Request) => Promise<Response>;
}

/** Seconds after which an outside service counts as unresponsive. */
const patience = 10;

export type ContentClient = StoryblokClient;

/**
 * The official client. Its own cache stays off: it would not hear of publications (protocol, section 3), and
 * `story-reader.ts` keeps what it brings.
 */
export function createContentClient({ endpoint, token, oauthToken, answer }: ContentSource): ContentClient {
  const { requestsPerSecond, requestsPerSecondWithOauth, retries, retryDelay } = contentLimits;
  const ask =
    answer === undefined
      ? fetch
      : async (...[input, init]: Parameters<typeof fetch>) => answer(new Request(input, init));
  const pace = oauthToken === undefined ? requestsPerSecond : requestsPerSecondWithOauth;
  return new StoryblokClient({
    endpoint,
    accessToken: token,
    ...(oauthToken !== undefined && { oauthToken }),
    rateLimit: answer === undefined ? pace : 1_000,
    maxRetries: retries,
    retriesDelay: retryDelay,
    ...(answer === undefined && { timeout: patience }),
    cache: { type: "none", clear: "manual" },
    fetch: async (...asked) => accepted(await ask(...asked)),
  });
}

/** Answers with 200 to 206 are accepted (specification section 7); the client itself takes exactly 200. */
async function accepted(response: Response): Promise<Response> {
  if (response.status < 201 || response.status > 206) return response;
  return new Response((await response.text()) || "{}", { status: 200, headers: response.headers });
}
