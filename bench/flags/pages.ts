/** What flags cost a page: time from a kill to the changed page of the server, and a kept page with an experiment beside the same one without. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { median } from "../load/requests.ts";
import { rawLoad } from "../page/raw-load.ts";

/** At most 5 % slower. */
const promise = 0.95;
const rounds = 9;
const roundMilliseconds = 1_000;
const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
/** A visitor in the middle of her session, as nearly all are: whether the flag was killed is looked up each time. */
const settled =
  "visitor-key=6e9e5b0e-3a43-4a6e-9d4c-0f4a6a2f9b11; treatments=key=6e9e5b0e-3a43-4a6e-9d4c-0f4a6a2f9b11&967-nudging=on";

interface KillSwitch {
  kill(): Promise<unknown>;
  revive(): Promise<unknown>;
}

/** @param service prefix of the flag service, which has a flag `poster-967-nudging` that is on for everybody */
export async function flaggedPages(service: string, key: string, { kill, revive }: KillSwitch): Promise<void> {
  const front = fork(join(import.meta.dirname, "page-process.ts"), [service, key]);
  try {
    const [port] = (await once(front, "message")) as [number];
    await until(port, "on");
    const times: number[] = [];
    // The first is heard by asking, if its stream is not open yet.
    for (let round = -2; round < rounds; round++) {
      const start = performance.now();
      await kill();
      await until(port, "off");
      if (round >= 0) times.push(performance.now() - start);
      await revive();
      await until(port, "on");
    }
    console.log(`  from a kill until the server sends the changed page: ${median(times).toFixed(0)} ms`);
    await ratio(port);
  } finally {
    front.kill();
  }
}

/** Asks one time after the other until the page shows what is meant. */
async function until(port: number, treatment: string): Promise<void> {
  for (;;) {
    const headers = { cookie: settled, "user-agent": agent };
    const asked = get({ host: "127.0.0.1", port, path: "/flagged", headers });
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    response.resume();
    await once(response, "end");
    if (response.headers["x-shows"] === treatment) return;
  }
}

async function ratio(port: number): Promise<void> {
  const perSecond = { plain: [] as number[], flagged: [] as number[] };
  const ask = async (path: "plain" | "flagged") =>
    (await rawLoad(port, `/${path}`, "shop.example", roundMilliseconds, { cookie: settled, "user-agent": agent }))
      .perSecond;
  for (let round = -1; round < rounds; round++) {
    const [plain, flagged] = [await ask("plain"), await ask("flagged")];
    if (round < 0) continue; // the first one warms up
    perSecond.plain.push(plain);
    perSecond.flagged.push(flagged);
  }
  const found = median(perSecond.flagged.map((one, round) => one / (perSecond.plain[round] ?? Number.NaN)));
  const kept = found >= promise;
  console.log(
    `  a kept page with an experiment ${median(perSecond.flagged).toFixed(0)}/s, the same without ${median(perSecond.plain).toFixed(0)}/s:` +
      ` ratio ${found.toFixed(3)}, at least ${promise} ${kept ? "kept" : "MISSED"}`,
  );
  if (!kept) process.exitCode = 1;
}
