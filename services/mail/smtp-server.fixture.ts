import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Header and body as they came. */
  readonly source: string;
}

export interface SmtpServerFixture {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Refuses the next mails temporarily with this reason; null accepts them again. */
  refuse(reason: string | null): void;
  close(): Promise<void>;
}

/** A mail server that speaks just enough SMTP (RFC 5321) to take mails and remember them. */
export async function smtpServerFixture(): Promise<SmtpServerFixture> {
  const received: ReceivedMail[] = [];
  let refusal: string | null = null;

  const server = createServer(async (socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [from, to, data] = ["", [] as string[], null as string[] | null];
    say("220 test");
    try {
      for await (const line of createInterface({ input: socket })) {
        if (data !== null) {
          if (line !== ".") {
            data.push(line.replace(/^\.\./, "."));
            continue;
          }
          received.push({ from, to, source: data.join("\n") });
          [from, to, data] = ["", [], null];
          say("250 taken");
        } else if (/^(EHLO|HELO)/i.test(line)) say("250 test");
        else if (/^MAIL FROM:/i.test(line)) {
          from = /<(.*)>/.exec(line)?.[1] ?? "";
          say(refusal === null ? "250 ok" : `451 ${refusal}`);
        } else if (/^RCPT TO:/i.test(line)) {
          to = [...to, /<(.*)>/.exec(line)?.[1] ?? ""];
          say("250 ok");
        } else if (/^DATA/i.test(line)) {
          data = [];
          say("354 go on");
        } else if (/^QUIT/i.test(line)) {
          say("221 bye");
          socket.end();
        } else say("250 ok");
      }
    } catch {
      // The client left in the middle of a line.
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse: (reason) => {
      refusal = reason;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
