import { done } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import { isId } from "../delivery/story-question.ts";
import { changeSpace, raiseVersion } from "../management/change.ts";
import { readJson, type ServeManagement, say } from "../management/enter.ts";
import { notFound } from "../refusal.ts";
import { assets } from "./assets.ts";
import { type AssetPlace, finishUpload, signUpload } from "./sign-upload.ts";

export interface UploadRoutesOptions extends AssetPlace {
  readonly db: Db;
  /** Reports a publication of this process, which need not wait for the notification. */
  readonly published: () => void;
}

/** The protocol's upload: announce a file, send it to the address in the response, confirm it. */
export function serveUploads(serve: ServeManagement, options: UploadRoutesOptions): void {
  const { db, published } = options;
  serve(
    "post",
    "/assets",
    "Announce an asset: where its file is to be sent",
    say(async (c, space) => {
      const body = await readJson(c);
      if (!body.ok) return body;
      const signed = await changeSpace(db, space, (trx) => signUpload(trx, space, body.value, options));
      return signed.ok ? done({ body: signed.value }) : signed;
    }),
  );
  serve(
    "get",
    "/assets/{id}/finish_upload",
    "Make the asset of a file that was sent",
    say(async (c, space, parameters) => {
      const id = c.req.param("id") ?? "";
      if (!isId(id)) return { ok: false, error: notFound };
      const finished = await changeSpace(db, space, async (trx) => {
        const made = await finishUpload(trx, space, Number(id), options);
        if (!made.ok) return made;
        await raiseVersion(trx, space);
        return done(await assets.read(trx, space, made.value, parameters));
      });
      if (!finished.ok) return finished;
      published();
      return finished.value ? done({ body: finished.value }) : { ok: false, error: notFound };
    }),
  );
}
