import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "../../platform/http/variables.ts";
import { attemptedAccount, attemptedLogin } from "./attempted-account.ts";

const app = new Hono<AppEnv>().post("/", async (c) => c.json([await attemptedAccount(c), await c.req.text()]));
const attempt = async (body: string, type: string) =>
  (await app.request("/", { method: "POST", body, headers: { "content-type": type } })).json();

test("the account is read from a form and from JSON, and the body is still there for the handler", async () => {
  const form = "email=Lena%40example.com&password=x";
  expect(await attempt(form, "application/x-www-form-urlencoded")).toEqual(["lena@example.com", form]);
  const json = '{"email":" Lena@example.com ","password":"x"}';
  expect(await attempt(json, "application/json; charset=utf-8")).toEqual(["lena@example.com", json]);
});

test("other spellings of a domain name the same account: in wide letters, with a hyphen that is not seen, with another dot", async () => {
  for (const email of ["lena@ｅxample.com", "lena@exam\u00adple.com", "lena@ex\u200bample.com", "LENA@EXAMPLE。com"]) {
    expect((await attempt(JSON.stringify({ email }), "application/json"))[0]).toBe("lena@example.com");
  }
});

test("what is no address names what was typed", async () => {
  expect((await attempt('{"email":" Lena@ "}', "application/json"))[0]).toBe("lena@");
});

test("a form that is JSON as well names whom the form names: the one that is tried", async () => {
  const both = '{"email":"other@example.com","x":"&email=lena@example.com&password=x&y="}';
  for (const type of ["application/x-www-form-urlencoded; x=json", "Application/X-WWW-Form-Urlencoded ;json"]) {
    expect(await attempt(both, type)).toEqual(["lena@example.com", both]);
  }
});

test.each([
  ["{", "application/json"],
  ["null", "application/json"],
  ['{"email":1}', "application/json"],
  ["email=lena@example.com", "text/plain"],
])("%s names nobody", async (body, type) => expect((await attempt(body, type))[0]).toBe(""));

test.each([
  ["email=%20Lena%40EXAMPLE.com&password=x", "application/x-www-form-urlencoded", "lena@example.com"],
  ["email=lena%40example.com&password=", "application/x-www-form-urlencoded", null],
  ["email=lena%40example.com", "application/x-www-form-urlencoded", null],
  ["email=lena&password=x", "application/x-www-form-urlencoded", null],
  ['{"email":"lena@example.com","password":"x"}', "application/json", null],
  ["--broken", "multipart/form-data; boundary=x", null],
])("the log-in %s of type %s tries the account %s", async (body, type, account) => {
  const log = new Hono<AppEnv>().post("/", async (c) => c.json(await attemptedLogin(c)));
  const answer = await log.request("/", { method: "POST", body, headers: { "content-type": type } });
  expect(await answer.json()).toBe(account);
});
