import { expect, test } from "vitest";
import { offline, type Problem } from "../../../core/http/problem.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { createSubmission } from "./submission.ts";

/** A server that responds when the test says so. */
function slowServer() {
  const requests: string[] = [];
  const responses: ((outcome: Outcome<number, Problem>) => void)[] = [];
  const send = (body: string) => {
    requests.push(body);
    return new Promise<Outcome<number, Problem>>((resolve) => responses.push(resolve));
  };
  return { requests, send, respond: (outcome: Outcome<number, Problem>) => responses.shift()?.(outcome) };
}

test("two clicks send once, and both learn how it ended", async () => {
  const server = slowServer();
  const taken: unknown[] = [];
  const submission = createSubmission(server.send, (value, body) => taken.push([value, body]));
  const first = submission.submit("a voucher");
  const second = submission.submit("a voucher");
  expect(submission.state().sending).toEqual(["a voucher"]);
  server.respond(done(7));
  expect(await Promise.all([first, second])).toEqual([null, null]);
  expect(server.requests).toEqual(["a voucher"]);
  expect(taken).toEqual([[7, "a voucher"]]);
  expect(submission.state()).toEqual({ sending: null, problem: null, value: 7 });
});

test("ticking two rows quickly sends both, one after the other", async () => {
  const server = slowServer();
  const submission = createSubmission(server.send, () => {});
  const both = [submission.submit("row 1"), submission.submit("row 2")];
  expect(server.requests).toEqual(["row 1"]);
  server.respond(failed(offline));
  expect(await both[0]).toBe(offline);
  expect(server.requests).toEqual(["row 1", "row 2"]);
  server.respond(done(2));
  expect(await both[1]).toBeNull();
  const again = submission.submit("row 2");
  expect(server.requests).toEqual(["row 1", "row 2", "row 2"]);
  server.respond(done(3));
  await again;
});

test("a refusal is told, changes nothing else, and is gone after the next success", async () => {
  const server = slowServer();
  let taken = 0;
  const submission = createSubmission(server.send, () => ++taken);
  const refused = submission.submit("wrong");
  server.respond(failed(offline));
  expect(await refused).toBe(offline);
  expect(submission.state()).toEqual({ sending: null, problem: offline, value: null });
  expect(taken).toBe(0);
  const again = submission.submit("right");
  // Still to be read while the second try is on its way.
  expect(submission.state().problem).toBe(offline);
  server.respond(done(1));
  await again;
  expect([submission.state().problem, taken]).toEqual([null, 1]);
});

test("it is busy until the list was loaded again", async () => {
  const server = slowServer();
  let loaded = () => {};
  const submission = createSubmission(server.send, () => new Promise<void>((resolve) => (loaded = resolve)));
  const sent = submission.submit("new");
  server.respond(done(1));
  await Promise.resolve();
  await Promise.resolve();
  expect(submission.state().sending).toEqual(["new"]);
  loaded();
  await sent;
  expect(submission.state().sending).toBeNull();
});

test("typing on forgets what was said about the last one and does not stop the one on its way", async () => {
  const server = slowServer();
  const submission = createSubmission(server.send, () => {});
  const refused = submission.submit("first");
  server.respond(failed(offline));
  await refused;
  let heard = 0;
  const leave = submission.subscribe(() => ++heard);
  submission.forget();
  submission.forget();
  expect([submission.state().problem, heard]).toEqual([null, 1]);
  leave();
  const second = submission.submit("second");
  submission.forget();
  expect(submission.state().sending).toEqual(["second"]);
  server.respond(done(2));
  await second;
  expect([submission.state().value, heard]).toEqual([2, 1]);
});

test("a response that nobody can read leaves nothing busy", async () => {
  const submission = createSubmission<[], number>(
    () => Promise.reject(new Error("no such shape")),
    () => {},
  );
  await expect(submission.submit()).rejects.toThrow("no such shape");
  expect(submission.state().sending).toBeNull();
});
