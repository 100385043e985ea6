/** The process in which random designs are compiled as on the server, printed and compared; started by the bench. */
import sharp from "sharp";
import { answerRequests } from "../../platform/processes/answer-requests.ts";
import {
  compareDesign,
  compileOnServer,
  type SideLikeness,
} from "../../server/random-designs/compare-design.fixture.ts";
import { demoMaterial } from "../../server/random-designs/demo-material.fixture.ts";
import { guardedKinds } from "../../server/random-designs/guarded-kinds.fixture.ts";
import { type RandomDesign, randomDesigns } from "../../server/random-designs/random-design.fixture.ts";
import { openPhotos } from "../../server/random-designs/random-photos.fixture.ts";

export interface DesignsRequest {
  readonly kind: string;
  /** Numbers of the first design and of the one after the last. */
  readonly from: number;
  readonly to: number;
}

export interface ComparedDesign {
  readonly hash: string;
  readonly sides: readonly SideLikeness[];
  /** Why it could not be printed or drawn. */
  readonly broken?: string;
}

sharp.cache(false);
sharp.concurrency(1);
const material = demoMaterial();
const photos = openPhotos();

answerRequests(async ({ kind, from, to }: DesignsRequest): Promise<readonly ComparedDesign[]> => {
  const guarded = guardedKinds().find((one) => one.kind.key === kind);
  if (!guarded) throw new Error(`${kind} cannot be designed`);
  const compared: ComparedDesign[] = [];
  for (const design of randomDesigns(guarded, (await material).goods, [from, to])) compared.push(await compare(design));
  return compared;
});

async function compare(design: RandomDesign): Promise<ComparedDesign> {
  const compiled = await compileOnServer(design, (await material).stockOf);
  const { hash } = compiled;
  try {
    return { hash, sides: await compareDesign(compiled, await photos) };
  } catch (error) {
    return { hash, sides: [], broken: error instanceof Error ? error.message : String(error) };
  }
}
