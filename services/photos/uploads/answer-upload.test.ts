import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { expect, test } from "vitest";
import type { AppEnv } from "../../../platform/http/variables.ts";
import { answerUpload } from "./answer-upload.ts";

function answered(status: number) {
  const app = new Hono<AppEnv>();
  app.post("/uploads", (c) => {
    setCookie(c, "passepartout.visitor", "made-just-now");
    const headers = { location: "/uploads/1", "access-control-allow-origin": "*" };
    return answerUpload(c, {
      upload: async () => ({ response: new Response(null, { status, headers }), refusal: null }),
    });
  });
  return app.request("/uploads", { method: "POST" });
}

test("who begins her first upload without a cookie gets hers with the answer, or she could never go on with it", async () => {
  for (const status of [201, 204]) {
    const answer = await answered(status);
    const { headers } = answer;
    expect([answer.status, headers.get("location"), headers.get("access-control-allow-origin")]).toEqual([
      status,
      "/uploads/1",
      null,
    ]);
    expect(headers.getSetCookie()).toEqual(["passepartout.visitor=made-just-now; Path=/"]);
  }
});
