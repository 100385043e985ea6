/**
 * The studio in a browser: every described picture with its state, family by family. `npm start -w studio`, on PORT or 4200.
 * Pictures are read from `--pictures FOLDER`, by default where `optimise.ts` writes them.
 */
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pictureStates, studioPage } from "./contact-page.ts";

const { values } = parseArgs({ options: { pictures: { type: "string" } } });
const folder = values.pictures ?? join(import.meta.dirname, "../demo/pictures");
const port = Number(process.env.PORT || 4200);

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://studio");
  try {
    const states = await pictureStates(folder);
    if (pathname === "/") {
      response.setHeader("content-type", "text/html; charset=utf-8").end(studioPage(states));
      return;
    }
    if (pathname === "/pictures.json") {
      response.setHeader("content-type", "application/json").end(JSON.stringify(states));
      return;
    }
    // Only files that the list names are sent.
    const file = states.find((one) => one.file !== null && pathname === `/${one.file}`)?.file ?? null;
    if (file === null || !existsSync(join(folder, file))) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader("content-type", "image/webp");
    createReadStream(join(folder, file)).pipe(response);
  } catch (error) {
    response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
  }
});
// Only for whoever sits at this machine.
server.listen(port, "127.0.0.1", () => console.log(`The studio is open at http://localhost:${port}`));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0));
