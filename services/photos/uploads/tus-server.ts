import { Server, type ServerOptions } from "@tus/server";
import type { Outcome } from "../../../core/outcome.ts";
import type { Owner } from "../../../platform/database/ownership.ts";
import type { StoreProblem } from "../../../platform/files/file-store.ts";
import { photoId, uploadsPath } from "../contract.ts";
import { type FinishDependencies, finishIfWhole, finishUpload } from "./finish-upload.ts";
import { type Refusal, refusalOf, refusals } from "./refusal.ts";
import { createUploadLocks } from "./upload-locks.ts";
import { readUploadMetadata } from "./upload-metadata.ts";
import { beginUpload, findUpload, forgetUpload } from "./upload-rows.ts";

export interface TusOptions extends FinishDependencies {
  readonly maxBytes: number;
}

/** A tus answer, or why there is none. */
export type TusAnswer = { readonly response: Response; readonly refusal: Refusal | null };

/** State of one request while the library handles it. */
interface Asking {
  readonly owner: Owner | null;
  refusal: Refusal | null;
}

/** When a newer request of the same upload comes, the older one has so many milliseconds to end. */
const LOCK_DRAIN = 1_000;

/**
 * Speaks tus 1.0 for the owner of a photo, nobody else.
 *
 * @returns a function that answers one request. Rejects with bugs and with a database that is away.
 */
export function createTusServer({ maxBytes, ...finish }: TusOptions) {
  const { db, store } = finish;
  const asking = new WeakMap<object, Asking>();
  const ownerOf = (request: object) => asking.get(request)?.owner ?? null;
  type Hook<Name extends keyof ServerOptions> = NonNullable<ServerOptions[Name]>;

  const onUploadCreate: Hook<"onUploadCreate"> = async (request, upload) => {
    const owner = ownerOf(request);
    const metadata = readUploadMetadata(upload.metadata);
    if (!owner || !metadata.ok) throw refusals.unknown;
    const bytes = upload.size ?? 0;
    // A browser that lost the address of a complete upload does not have to send it again.
    const known = await findUpload(db, metadata.value.photoId, owner);
    if (known && !known.finished && known.bytes === bytes) throwUnlessDone(await finishIfWhole(finish, known));
    const begun = await beginUpload(db, owner, { ...metadata.value, bytes });
    if (!begun.ok) throw begun.error;
    return {};
  };

  const onIncomingRequest: Hook<"onIncomingRequest"> = async (request, id) => {
    if (request.method === "POST") return;
    const owner = ownerOf(request);
    const known = owner && isUploadId(id) ? await findUpload(db, id, owner) : null;
    if (!known) throw refusals.unknown;
    // All bytes may be there although the last answer said that there was no room to keep them.
    if (request.method === "HEAD" && !known.finished) throwUnlessDone(await finishIfWhole(finish, known));
  };

  const server = new Server({
    path: uploadsPath,
    datastore: store,
    maxSize: maxBytes,
    relativeLocation: true,
    allowedOrigins: () => false,
    lockDrainTimeout: LOCK_DRAIN,
    disableTerminationForFinishedUploads: true,
    locker: createUploadLocks(),
    namingFunction: (_, given) => {
      const metadata = readUploadMetadata(given);
      if (!metadata.ok) throw refusals.metadata(metadata.error);
      return metadata.value.photoId;
    },
    onIncomingRequest,
    onUploadCreate,
    onUploadFinish: async (_, { id }) => {
      throwUnlessDone(await finishUpload(finish, id));
      return {};
    },
    onResponseError: (request, thrown) => {
      const refusal = refusalOf(thrown);
      if (!refusal) throw thrown;
      const state = asking.get(request);
      if (state) state.refusal = refusal;
      return { status_code: refusal.status_code, body: refusal.body };
    },
  });

  return async (request: Request, owner: Owner | null): Promise<TusAnswer> => {
    const state: Asking = { owner, refusal: null };
    asking.set(request, state);
    const response = await server.handleWeb(request);
    if (request.method === "DELETE" && response.ok) await forgetUpload(db, idOf(request));
    return { response, refusal: state.refusal };
  };
}

/** In one spelling only, because it is a file's name too. */
const isUploadId = (id: string) => photoId.safeParse(id).success && id === id.toLowerCase();

const idOf = (request: Request) => new URL(request.url).pathname.split("/").at(-1) ?? "";

function throwUnlessDone(finished: Outcome<void, StoreProblem>): void {
  if (!finished.ok) throw finished.error === "no-space" ? refusals.noSpace : refusals.unavailable;
}
