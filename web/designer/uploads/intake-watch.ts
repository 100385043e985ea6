import { longestWait, type PhotoRecord } from "../../../services/photos/contract.ts";

/**
 * Asks for the visitor's photos among these ids; null when there was no answer. With `wait` (seconds) the answer is
 * held back until the intake has judged one more of them.
 */
export type FetchPhotos = (
  ids: readonly string[],
  options?: { readonly wait?: number; readonly signal?: AbortSignal },
) => Promise<readonly PhotoRecord[] | null>;

/** Pause before a question. The house holds its answer back, so the pause only guards against haste. */
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
const IDS_A_QUESTION = 100;

export interface IntakeWatch {
  /** Waits for the intake's word on this photo. */
  watch(photo: string): void;
  forget(photo: string): void;
}

/**
 * Asks until the intake has said its word on every watched photo; all watched photos share one question, which is asked
 * anew when another one is added. An answer that brings nothing makes the pauses longer.
 */
export function createIntakeWatch(fetchPhotos: FetchPhotos, onJudged: (record: PhotoRecord) => void): IntakeWatch {
  const watched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let question: AbortController | null = null;
  let pause = FIRST_PAUSE;

  function schedule() {
    if (timer === null && question === null && watched.size > 0) timer = setTimeout(() => void ask(), pause);
  }

  async function ask() {
    timer = null;
    const own = new AbortController();
    question = own;
    const ids = [...watched].slice(0, IDS_A_QUESTION);
    const records = await fetchPhotos(ids, { wait: longestWait, signal: own.signal });
    question = null;
    const judged = (records ?? []).filter(
      ({ id, status }) => watched.has(id) && (status === "ready" || status === "rejected"),
    );
    for (const record of judged) {
      watched.delete(record.id);
      onJudged(record);
    }
    pause = judged.length > 0 || own.signal.aborted ? FIRST_PAUSE : Math.min(pause * 1.6, LONGEST_PAUSE);
    schedule();
  }

  return {
    watch(photo) {
      watched.add(photo);
      question?.abort();
      schedule();
    },
    forget(photo) {
      watched.delete(photo);
    },
  };
}
